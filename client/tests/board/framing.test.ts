import { describe, expect, it } from 'vitest';
import { Camera } from '../../src/board/camera.svelte';
import { marginOf, sightsOf, subjectOf, worthOf } from '../../src/board/framing';
import type { BoardGeometry, Box, Point, SpaceShape } from '../../src/board/geometry';
import type { BoardScene } from '../../src/board/scene';

function space(x: number, y: number): SpaceShape {
  const outline: Point[] = [[x - 40, y - 40], [x + 40, y - 40], [x + 40, y + 40], [x - 40, y + 40]];
  return { kind: 'street', outline: [outline], center: [x, y], figures: [[x, y]], next: [] };
}

/** A board of 15 by 10 spaces, 80 units each: `s3-4` is the fourth of a line, the fifth line. */
const geometry: BoardGeometry = {
  width: 1200,
  height: 810,
  spaces: Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`s${i % 15}-${Math.floor(i / 15)}`, space(40 + (i % 15) * 80, 45 + Math.floor(i / 15) * 80)])),
  passages: [],
  notes: [],
};
const scene = (more: Partial<BoardScene>): BoardScene => ({ board: 'district', geometry, words: {} as BoardScene['words'], ...more });

describe('what a phone looks at', () => {
  it('thief, way and target before everything else', () => {
    const found = subjectOf(
      scene({
        origin: 's1-1',
        target: 's3-1',
        ways: [{ spaces: ['s1-1', 's2-1', 's3-1'] }],
        lit: [{ at: 's1-2', kind: 'street' }],
        figures: [{ id: 'faras', at: 's4-1', ring: 'target' }],
      }),
      ['s9-9'],
    );
    expect(found).toEqual({ must: ['s1-1', 's3-1', 's2-1'], may: ['s4-1', 's1-2'] });
  });

  it('all lit spaces together when nobody is chosen', () => {
    expect(subjectOf(scene({ lit: [{ at: 's0-0', kind: 'gate' }, { at: 's9-9', kind: 'gate' }] }), [])).toEqual({ must: [], may: ['s0-0', 's9-9'], whole: true });
  });

  it('who may act, else my thieves; nobody outside the board', () => {
    const figures = [{ id: 'leona', at: 's2-2', ring: 'ready' as const }, { id: 'faras', at: 's8-8' }];
    expect(subjectOf(scene({ figures }), ['s5-5']).may).toEqual(['s2-2']);
    expect(subjectOf(scene({ figures: [] }), ['s5-5', 'elsewhere']).may).toEqual(['s5-5']);
  });
});

describe('where a phone looks from', () => {
  const map: Box = { left: 290, top: 0, right: 390, bottom: 74 };
  const undo: Box = { left: 0, top: 230, right: 60, bottom: 310 };
  const end: Box = { left: 240, top: 225, right: 390, bottom: 310 };
  const holes = [map, undo, end];

  function phone(): Camera {
    const camera = new Camera(geometry, true);
    camera.resize(390, 310);
    camera.margin = marginOf(holes, 310);
    return camera;
  }
  const seen = (camera: Camera, must: string[]): number =>
    worthOf(sightsOf(geometry, { must: [], may: must }), camera, { left: 0, top: 0, right: 390, bottom: 310 }, holes);

  it.each([[['s0-0', 's3-1']], [['s14-0', 's12-2']], [['s14-9', 's11-9']], [['s0-9', 's2-7']], [['s7-5', 's9-3', 's6-4']]])('shows %s, also in corners, clear of map and buttons', (must) => {
    const camera = phone();
    camera.look(sightsOf(geometry, { must, may: [] }), holes);
    for (const slug of must) expect(seen(camera, [slug]), slug).toBe(1);
    expect(camera.scale).toBeGreaterThan(0.6);
  });

  it('keeps names readable rather than showing all thieves', () => {
    const camera = phone();
    camera.look(sightsOf(geometry, { must: [], may: ['s1-1', 's2-2', 's3-1', 's14-9'] }), holes);
    expect(camera.scale).toBeGreaterThanOrEqual(0.75);
    expect(seen(camera, ['s1-1'])).toBe(1);
    expect(seen(camera, ['s14-9'])).toBe(0);
  });

  it('shows the whole board if gates on all sides are lit', () => {
    const camera = phone();
    camera.look(sightsOf(geometry, { must: [], may: ['s0-4', 's14-4', 's7-0', 's7-9'] }), holes, true);
    expect(camera.scale * 1200).toBeLessThan(400);
  });

  it('stays where it is while all is seen', () => {
    const camera = phone();
    camera.look(sightsOf(geometry, { must: ['s6-4'], may: ['s7-4', 's6-5'] }), holes);
    const { x, y, zoom } = camera;
    camera.look(sightsOf(geometry, { must: ['s6-4', 's7-4'], may: ['s6-5'] }), holes);
    expect([camera.x, camera.y, camera.zoom]).toEqual([x, y, zoom]);
  });
});
