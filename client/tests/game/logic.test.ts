import { describe, expect, it } from 'vitest';
import type { Catalog, Offer, Told } from '../../src/generated/protocol';
import { inOrder, narrowed, needsTwice, pairOf, targetsOf, verbOf } from '../../src/game/offers';
import { kindInView, payAfter, worth } from '../../src/game/pay';
import { calmly } from '../../src/game/plan';
import { countsAt, fightOf, wonBy } from '../../src/game/fights';
import { chronicled } from '../../src/game/game.svelte';
import { walkOf, diceOf, doerOf } from '../../src/game/steps';
import { layoutFor, railFor, scaleFor } from '../../src/game/ui.svelte';
import { tokenOf, topOf, viewOf } from '../../src/game/view';
import { goals } from '../../src/game/rows';

const move = (space: string, more: Partial<Offer> = {}): Offer => ({ do: `move ${space}`, a: space, ap: 1, way: [space], ...more });
const told = (name: string, facts: Told['facts'] = {}): Told => ({ n: 1, name, facts });

describe('offers', () => {
  it('reads the verb from the text if it is not named', () => {
    expect(verbOf({ do: 'move archive' })).toBe('move');
    expect(verbOf({ do: 'use spyglass archive', verb: 'wield-at' })).toBe('wield-at');
  });

  it('sorts by what is pointed at first', () => {
    const found = targetsOf([
      move('archive'),
      { do: 'attack faras', a: 'faras' },
      { do: 'play pickpocket faras', verb: 'play', a: 'arc_pickpocket', b: 'faras' },
      { do: 'pick scroll', a: 'scroll' },
      { do: 'mission scroll-2', a: 'mis_scroll_2' },
      { do: 'end' },
      { do: 'pass' },
    ]);
    expect([...found.spaces.keys()]).toEqual(['archive']);
    expect([...found.figures.keys()]).toEqual(['faras']);
    expect([...found.cards.keys()]).toEqual(['arc_pickpocket']);
    expect([...found.missions.keys()]).toEqual(['mis_scroll_2']);
    expect(found.rows.map((one) => one.do)).toEqual(['pick scroll']);
    expect(found.end?.do).toBe('end');
    expect(found.passes).toHaveLength(1);
  });

  it('leaves the targets of a card when it has been chosen', () => {
    const card = (figure: string): Offer => ({ do: `play pickpocket ${figure}`, verb: 'play', a: 'arc_pickpocket', b: figure });
    expect([...narrowed([card('faras'), card('drokan')]).figures.keys()]).toEqual(['faras', 'drokan']);
    const rivals = narrowed([{ do: 'play denunciation nocturnis', verb: 'play-on', a: 'arc_denunciation', b: 1 }]);
    expect(rivals.rows).toHaveLength(1);
  });

  it('wants a second click for fights, exits, unknown rooms and the way down', () => {
    const below = (space: string): boolean => space === 'tunnel';
    expect(needsTwice({ do: 'attack faras', a: 'faras' }, [], below)).toBe(true);
    expect(needsTwice({ do: 'leave eel-gate', a: 'eel-gate' }, [], below)).toBe(true);
    expect(needsTwice(move('archive'), ['archive'], below)).toBe(true);
    expect(needsTwice(move('tunnel'), [], below)).toBe(true);
    expect(needsTwice(move('archive'), [], below)).toBe(false);
  });

  it('shows chests before fights and the likelier before the unlikelier', () => {
    const rows = inOrder([
      { do: 'attack faras', a: 'faras', chance: 40 },
      { do: 'attack jehlan', a: 'jehlan', chance: 61 },
      { do: 'pick scroll', a: 'scroll', chance: 83 },
    ]);
    expect(rows.map((one) => one.do)).toEqual(['pick scroll', 'attack jehlan', 'attack faras']);
  });

  it('names both thieves of a swap', () => {
    expect(pairOf({ do: 'play decoy elise sarys', verb: 'play-swap', a: 'arc_decoy', b: 'elise+sarys' })).toEqual(['elise', 'sarys']);
  });

  it('finds the chests that are worth a walk', () => {
    const pick = (chance: number): Offer => ({ do: 'pick scroll', a: 'scroll', chance });
    const found = goals([move('a', { then: [pick(50)] }), move('b', { then: [pick(83)] }), move('c')], 1);
    expect(found.map(({ way }) => way.a)).toEqual(['b']);
  });
});

describe('a plan', () => {
  it('goes on after own steps only', () => {
    expect(calmly([told('activate', { figure: 'elise' }), told('move', { figure: 'elise', way: ['archive'] })], 0)).toBe(true);
    expect(calmly([told('move'), told('explored', { token: 'exp_trap' })], 0)).toBe(false);
    expect(calmly([told('ap', { seat: 1, ap: 6 })], 0)).toBe(false);
  });
});

describe('missions', () => {
  const catalog = {
    missions: { mis_scroll_2: { kind: 'scroll', bonus: 2 } },
    treasures: { scroll: { id: 'tr_scroll', value: [2, 5, 8] } },
  } as unknown as Catalog;
  const pointed = { offer: move('archive', { then: [{ do: 'pick scroll', a: 'scroll', chance: 83 }] }) };

  it('pay more for each further treasure', () => {
    expect([0, 1, 2, 3, 4].map((count) => worth([2, 5, 8], count))).toEqual([0, 2, 5, 8, 11]);
    expect(kindInView(pointed)).toBe('scroll');
    expect(payAfter(catalog, 'mis_scroll_2', { mission: 'mis_scroll_2', ducats: 9, count: 2 }, pointed)).toBe(14);
  });

  it('promise nothing that cannot be worked out', () => {
    expect(payAfter(catalog, 'mis_scroll_2', { mission: 'mis_scroll_2', ducats: 10, count: 2 }, pointed)).toBeNull();
    expect(payAfter(catalog, 'mis_scroll_2', { mission: 'mis_scroll_2', ducats: 9, count: 2 }, null)).toBeNull();
  });
});

describe('what is shown', () => {
  it('walks from where the figure stands', () => {
    const walk = walkOf(told('move', { figure: 'elise', way: ['alley', 'archive'] }), () => 'square');
    expect(walk).toEqual({ figure: 'elise', spaces: ['square', 'alley', 'archive'], flight: false });
    expect(walkOf(told('flee', { figure: 'faras', space: 'alley' }), () => 'square')?.flight).toBe(true);
    expect(walkOf(told('draw', { seat: 0 }), () => 'square')).toBeUndefined();
  });

  it('knows who did it', () => {
    const game = { ownerOf: (figure: string) => (figure === 'faras' ? 1 : -1), view: viewOf({ turn: 2 }) };
    expect(doerOf(told('draw', { seat: 0 }), game)).toBe(0);
    expect(doerOf(told('move', { figure: 'faras' }), game)).toBe(1);
    expect(doerOf(told('round'), game)).toBe(2);
  });

  it('rolls the dice of both sides', () => {
    const dice = diceOf(
      told('fight_dice', { attacker: 'elise', defender: 'faras', attacker_dice: [5, 2], defender_dice: [4] }),
      { view: viewOf({}) },
    );
    expect(dice?.sides).toEqual([{ figure: 'elise', dice: [5, 2] }, { figure: 'faras', dice: [4] }]);
    expect(diceOf(told('pick', { figure: 'elise', die: 6, target: 5 }), { view: viewOf({}) })?.target).toBe(5);
  });
});

describe('the chronicle', () => {
  const event = (n: number, name = 'move', facts: Told['facts'] = {}): Told => ({ n, name, facts });

  it('forgets what was taken back, and tells nothing twice', () => {
    const told = chronicled([], [event(1), event(2), event(3)]);
    expect(chronicled(told, [event(3), event(4)]).map((one) => one.n)).toEqual([1, 2, 3, 4]);
    expect(chronicled(told, [event(4, 'undone', { seat: 0, first: 2 }), event(5)]).map((one) => one.n)).toEqual([1, 4, 5]);
  });
});

describe('a view', () => {
  it('has what the server left out', () => {
    const view = viewOf({ adventure: 'adv_01', round: 3 });
    expect(view.rubble).toEqual([]);
    expect(topOf(view).what).toBe('turn');
  });

  it('tells the side of a token', () => {
    expect(tokenOf('scroll (chest side)')).toEqual({ kind: 'scroll', shut: true });
    expect(tokenOf('scroll')).toEqual({ kind: 'scroll', shut: false });
  });

  it('tells a fight', () => {
    const view = viewOf({
      doing: [{ what: 'turn' }, { what: 'fight', attacker: 'elise', defender: 'faras', space: 'archive', stage: 3, dice: [[5, 2], [4, 1]], cards: [['arc_ambush'], []], bonus: [1, 0], round: 1 }],
    });
    const fight = fightOf(view, { dice: [2, 2], scores: [6, 4] });
    expect(fight?.step).toBe(3);
    expect(fight?.sides[0]).toMatchObject({ figure: 'elise', score: 6, cards: ['arc_ambush'] });
    expect(countsAt([2, 5, 1])).toBe(1);
    expect(wonBy(view)).toBeNull();
    expect(wonBy(viewOf({ doing: [{ what: 'spoils', winner: 'elise', loser: 'faras' }] }))).toEqual({ winner: 'elise', loser: 'faras' });
  });
});

describe('the layout', () => {
  it('follows the window', () => {
    expect(layoutFor(390, 844)).toBe('phone');
    expect(layoutFor(800, 1200)).toBe('portrait');
    expect(layoutFor(1000, 700)).toBe('drawer');
    expect(layoutFor(1366, 768)).toBe('low');
    expect(layoutFor(1440, 900)).toBe('usual');
    expect(layoutFor(1920, 1080)).toBe('wide');
  });

  it('gives the rail what the board leaves', () => {
    expect(Math.round(railFor(1440, 900))).toBe(338);
    expect(Math.round(railFor(1920, 1080))).toBe(604);
    expect(scaleFor(3840)).toBe(1.75);
  });
});
