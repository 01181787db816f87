/** What a small screen looks at, and from where: thief, way and targets, clear of whatever lies above the board. */
import { around, type BoardGeometry, type Box, type Point } from './geometry';
import type { BoardScene } from './scene';

/** Spaces: those without which the picture says nothing, and those that are good to have, the best first. */
export interface Subject {
  must: readonly string[];
  may: readonly string[];
  /** All of it is looked at together, however small that is. */
  whole?: boolean;
}

const NOTHING: Subject = { must: [], may: [] };

/** What matters now. `home`: where one's own thieves are, for when nothing else does. */
export function subjectOf(scene: BoardScene, home: readonly string[]): Subject {
  const known = (spaces: readonly (string | undefined)[]): string[] => [...new Set(spaces)].filter((one): one is string => !!one && one in scene.geometry.spaces);
  const ringed = (ring: string): string[] => (scene.figures ?? []).filter((one) => one.ring === ring && !one.ghost).map((one) => one.at);
  const lit = (scene.lit ?? []).map((one) => one.at);
  const ways = (scene.ways ?? []).flatMap((way) => way.spaces);
  if (scene.origin || ways.length) return { must: known([scene.origin, scene.target, ...ways]), may: known([...ringed('target'), ...lit]) };
  if (lit.length) return { must: [], may: known(lit), whole: true };
  for (const places of [ringed('target'), ringed('active'), ringed('ready'), home]) {
    const may = known(places);
    if (may.length) return { must: [], may };
  }
  return NOTHING;
}

/** Something that is to be seen, in board units, and how much that is worth. */
export interface Sight {
  box: Box;
  worth: number;
}

const MUST = 1000;
/** Half of what has to be clear for a figure to be seen and a space to be hit by a finger, in board units. */
const HALF = 27;

export function sightsOf(geometry: BoardGeometry, { must, may }: Subject): Sight[] {
  const box = (slug: string): Box => {
    const shape = geometry.spaces[slug]!;
    return around([shape.figures[0] ?? shape.center], HALF);
  };
  return [
    ...must.map((slug) => ({ box: box(slug), worth: MUST })),
    ...may.filter((slug) => !must.includes(slug)).map((slug, i) => ({ box: box(slug), worth: 2 / (2 + i * 0.2) })),
  ];
}

export interface View {
  scale: number;
  x: number;
  y: number;
}

const clear = (box: Box, hole: Box): boolean => box.right <= hole.left || box.left >= hole.right || box.bottom <= hole.top || box.top >= hole.bottom;

/** What a view shows, in worth. `screen`: the part of the box that can be seen; `holes`: what lies above it; both in px. */
export function worthOf(sights: readonly Sight[], { scale, x, y }: View, screen: Box, holes: readonly Box[]): number {
  let sum = 0;
  for (const { box, worth } of sights) {
    const at = { left: x + box.left * scale, top: y + box.top * scale, right: x + box.right * scale, bottom: y + box.bottom * scale };
    const within = at.left >= screen.left && at.right <= screen.right && at.top >= screen.top && at.bottom <= screen.bottom;
    if (within && holes.every((hole) => clear(at, hole))) sum += worth;
  }
  return sum;
}

export interface Limits {
  /** The largest and the smallest scale that are good to look at. */
  most: number;
  least: number;
  /** Smaller than that is never needed: all of the board is seen. */
  floor: number;
  /** Brings a corner of the board to where the edges allow it. */
  bound: (view: View) => View;
}

const STEP = 0.94;
const PLACES = 11;

/** The nearest view that shows everything; if none does, the one that shows most. */
export function bestView(sights: readonly Sight[], screen: Box, holes: readonly Box[], limits: Limits): View | null {
  if (!sights.length) return null;
  const all = around(sights.flatMap(({ box }): Point[] => [[box.left, box.top], [box.right, box.bottom]]));
  const total = sights.reduce((sum, one) => sum + one.worth, 0);
  const needed = sights.reduce((sum, one) => sum + (one.worth === MUST ? MUST : 0), 0);
  let best: (View & { worth: number }) | null = null;
  for (let scale = limits.most; ; scale = Math.max(scale * STEP, scale > limits.least ? limits.least : limits.floor)) {
    for (const view of placesFor(scale, all, screen)) {
      const bound = limits.bound(view);
      const worth = worthOf(sights, bound, screen, holes) - astray(all, bound, screen) * 1e-6;
      // A little more in view is not worth a smaller picture.
      if (!best || worth > best.worth + (bound.scale < best.scale ? 0.3 : 0)) best = { ...bound, worth };
    }
    const enough = best!.worth > total - 0.3 || (best!.worth >= needed - 0.3 && scale <= limits.least);
    if (enough || scale <= limits.floor) return best;
  }
}

/** Ways to lay the screen over what is to be seen: from one edge of it to the other. */
function* placesFor(scale: number, all: Box, screen: Box): Generator<View> {
  const offsets = (low: number, high: number, start: number, end: number): number[] => {
    const [a, b] = [start - low * scale, end - high * scale];
    return Array.from({ length: PLACES }, (_, i) => a + ((b - a) * i) / (PLACES - 1));
  };
  for (const x of offsets(all.left, all.right, screen.left, screen.right)) {
    for (const y of offsets(all.top, all.bottom, screen.top, screen.bottom)) yield { scale, x, y };
  }
}

/** How far the middle of it is from the middle of the screen, in px. */
function astray(all: Box, { scale, x, y }: View, screen: Box): number {
  return Math.hypot(
    x + ((all.left + all.right) / 2) * scale - (screen.left + screen.right) / 2,
    y + ((all.top + all.bottom) / 2) * scale - (screen.top + screen.bottom) / 2,
  );
}

/** What covers more than this share of the board is a question; it goes away before anything is looked at. */
const LARGE = 0.3;
/** Px that are kept free around it. */
const GAP = 4;

/** Whatever lies above the board (`data-over`) in the nearest `data-board-area`, in px of the board's box. */
export function holesOver(board: HTMLElement): Box[] {
  const frame = board.getBoundingClientRect();
  const area = board.closest('[data-board-area]') ?? board;
  return [...area.querySelectorAll<HTMLElement>('[data-over]')]
    .filter((one) => !one.closest('.pin') && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .map((one) => ({
      left: Math.max(0, one.left - frame.left - GAP),
      top: Math.max(0, one.top - frame.top - GAP),
      right: Math.min(frame.width, one.right - frame.left + GAP),
      bottom: Math.min(frame.height, one.bottom - frame.top + GAP),
    }))
    .filter(({ left, top, right, bottom }) => right > left && bottom > top && (right - left) * (bottom - top) < frame.width * frame.height * LARGE);
}

/** How far the board may be pulled down or up, so that nothing at its edge stays under what lies above it. */
export function marginOf(holes: readonly Box[], height: number): Box {
  const upper = holes.filter((hole) => hole.top + hole.bottom < height).map((hole) => hole.bottom);
  const lower = holes.filter((hole) => hole.top + hole.bottom >= height).map((hole) => height - hole.top);
  return { left: 0, right: 0, top: Math.max(0, ...upper), bottom: Math.max(0, ...lower) };
}
