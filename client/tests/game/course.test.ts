import { describe, expect, it, vi } from 'vitest';
import type { BoardGeometry } from '../../src/board/geometry';
import { numbered } from '../../src/board/way';
import { Course, walks } from '../../src/game/course.svelte';
import type { Game } from '../../src/game/game.svelte';
import { walkOf } from '../../src/game/steps';
import type { Routed } from '../../src/generated/protocol';

function course(): { course: Course; route: ReturnType<typeof vi.fn> } {
  const route = vi.fn();
  return { course: new Course({ table: { at: 3 }, route } as unknown as Game, () => 'elise'), route };
}

const routed = (via: string[], more: Partial<Routed>): Routed => ({ type: 'routed', at: 3, via, ...more });
const archive = { do: 'move archive', a: 'archive' };

describe('way points', () => {
  it('are asked for one after the other, and again with what is pointed at', () => {
    const { course: way, route } = course();
    way.add('alley');
    way.add('square');
    way.lead(archive);
    expect(route.mock.calls).toEqual([
      [['alley'], '', 'elise'],
      [['alley', 'square'], '', 'elise'],
      [['alley', 'square'], 'move archive', 'elise'],
    ]);
    way.take(routed(['alley', 'square'], { do: 'move archive', way: ['alley', 'square', 'archive'] }));
    expect(way.way).toEqual(['alley', 'square', 'archive']);
  });

  it('are taken back one by one', () => {
    const { course: way, route } = course();
    way.add('alley');
    way.add('square');
    expect(way.drop()).toBe(true);
    expect(way.points).toEqual(['alley']);
    way.add('alley');
    expect(way.points).toEqual([]);
    expect(way.drop()).toBe(false);
    expect(route).toHaveBeenCalledTimes(3);
  });

  it('are none where no way leads', () => {
    const { course: way } = course();
    way.add('alley');
    way.take(routed(['alley'], { way: ['alley'] }));
    way.add('moon');
    way.take(routed(['alley', 'moon'], { fault: 'moon' }));
    expect(way.points).toEqual(['alley']);
  });

  it('stay if only the end is out of reach by them', () => {
    const { course: way } = course();
    way.add('alley');
    way.lead(archive);
    way.take(routed(['alley'], { do: 'move archive', fault: 'archive' }));
    expect([way.points, way.way, way.fault]).toEqual([['alley'], [], 'archive']);
    way.lead(null);
    expect(way.fault).toBeNull();
  });

  it('believe no answer to an old question', () => {
    const { course: way } = course();
    way.add('alley');
    way.take({ ...routed(['alley'], { way: ['alley'] }), at: 2 });
    way.take(routed(['square'], { way: ['square'] }));
    way.lead(archive);
    way.take(routed(['alley'], { do: 'move market', way: ['alley', 'market'] }));
    expect(way.way).toEqual([]);
  });

  it('belong to walks', () => {
    expect([archive, { do: 'attack faras' }, { do: 'leave gate' }, { do: 'meet sarys' }, { do: 'end' }, { do: 'flee alley' }].map(walks)).toEqual([
      true, true, true, true, false, false,
    ]);
  });
});

describe('a way on the board', () => {
  const spaces = Object.fromEntries(['a', 'b', 'c', 'd'].map((slug, x) => [slug, { center: [x, 0] }]));
  const geometry = { spaces, passages: [] } as unknown as BoardGeometry;
  const numbers = (way: string[], points: string[]): [number, boolean][] =>
    numbered(geometry, { spaces: way, points }).map(({ number, point }) => [number, point]);

  it('has numbers between its ends, and at every way point', () => {
    expect(numbers(['a', 'b', 'c', 'd'], ['c'])).toEqual([[1, false], [2, true]]);
    expect(numbers(['a', 'b', 'c'], ['c'])).toEqual([[1, false], [2, true]]);
  });

  it('has one number in a space that is passed twice', () => {
    expect(numbers(['a', 'b', 'a', 'b', 'c'], ['b'])).toEqual([[2, false], [3, true]]);
  });

  it('of an attack is walked if it was given', () => {
    const attack = { n: 1, name: 'attack', facts: { attacker: 'elise', defender: 'faras', space: 'c' } };
    expect(walkOf(attack, () => 'a')).toBeUndefined();
    expect(walkOf({ ...attack, facts: { ...attack.facts, way: ['b', 'c'] } }, () => 'a')?.spaces).toEqual(['a', 'b', 'c']);
  });
});
