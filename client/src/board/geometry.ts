/** The shape of a board as `cadwallon.drawing` tells it: places in board units, ids only, no texts. */
export type Point = readonly [number, number];
export type Polygon = readonly Point[];
export type SpaceKind = 'room' | 'gate' | 'street' | 'chamber';
export type Side = 'north' | 'east' | 'south' | 'west';

/** Fields that a space does not have are missing or empty. */
export interface SpaceShape {
  kind: SpaceKind;
  /** What the rules call the place (`treasury`, `prison`); most spaces have none. */
  role?: string;
  side?: Side;
  /** Outer ring first, holes after it. */
  outline: readonly Polygon[];
  center: Point;
  /** Places for figures, the first one first. Never empty. */
  figures: readonly Point[];
  chest?: Point | null;
  exploration?: Point | null;
  /** The middle of a gate's opening at the edge of the board. */
  exit?: Point | null;
  staircase?: boolean;
  /** The die roll that brings the Cyclops here. */
  cyclops?: number;
  /** The middle of the place that the picture keeps for the name, how it leans, how much room it has. */
  label?: Point | null;
  label_angle?: number;
  label_width?: number;
  next: readonly string[];
}

/** A way between two spaces, by their slugs. */
export interface Passage {
  kind: 'line' | 'door' | 'window' | 'arrow';
  a: string;
  b: string;
  at: Point;
}

/** A text on the picture that names no space: a canal, a garden, the title of the board, a letter of the compass. */
export interface BoardNote {
  /** Id of the text. */
  id: string;
  at: Point;
  size: number;
  angle?: number;
  style: 'title' | 'water' | 'green' | 'plain' | 'compass';
  /** Room for the title. */
  width?: number;
  colour?: string;
}

export interface BoardGeometry {
  width: number;
  height: number;
  spaces: Readonly<Record<string, SpaceShape>>;
  passages: readonly Passage[];
  notes: readonly BoardNote[];
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Path data of an outline. */
export function outlinePath(shape: SpaceShape): string {
  return shape.outline.map((ring) => `M${ring.map((p) => `${p[0]} ${p[1]}`).join('L')}Z`).join('');
}

export function inside([x, y]: Point, ring: Polygon): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function around(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs) - margin, top: Math.min(...ys) - margin, right: Math.max(...xs) + margin, bottom: Math.max(...ys) + margin };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** Where the n-th figure of a space stands; more than there are places for stand close around the first. */
export function standing(shape: SpaceShape, slot: number): Point {
  const place = shape.figures[slot];
  if (place) return place;
  const [x, y] = shape.figures[0] ?? shape.center;
  const turn = (slot - shape.figures.length) * 2.4;
  return [x + Math.cos(turn) * 26, y + Math.sin(turn) * 26];
}

/** The neighbour of a space that lies best in a direction (`dx dy`), among all spaces if none of its own does. */
export function towards(spaces: BoardGeometry['spaces'], from: string, dx: number, dy: number): string | null {
  const start = spaces[from];
  if (!start) return null;
  const best = (slugs: readonly string[]): string | null => {
    let found: string | null = null;
    let least = Infinity;
    for (const slug of slugs) {
      const shape = spaces[slug];
      if (!shape || slug === from) continue;
      const [x, y] = [shape.center[0] - start.center[0], shape.center[1] - start.center[1]];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy - y * dx);
      // Within 60 degrees of the direction; the straight one before the near one.
      if (along <= 0 || aside > along * 1.75) continue;
      const price = along + aside * 2;
      if (price < least) [least, found] = [price, slug];
    }
    return found;
  };
  return best(start.next) ?? best(Object.keys(spaces));
}
