/** Where the tokens of a space lie, so that none covers another. */
import { distance, inside, type Point, type SpaceShape } from './geometry';
import type { BoardToken } from './scene';

/** Those that lie where the exploration token lies; all others have a place of their own. */
const BESIDE = ['exploration', 'relic', 'pool', 'fire', 'hostage', 'reveller', 'zombie', 'duke', 'mark', 'guard'];

export type Spot = 'exit' | 'chest' | 'beside' | 'middle';

export interface PlacedToken {
  key: string;
  /** Where in its space it lies. */
  spot: Spot;
  token: BoardToken;
  x: number;
  y: number;
  /** A portcullis turns with its gate. */
  angle: number;
  /** Chambers are wide and often seen small. */
  size: number;
}

const CHAMBER_SIZE = 1.5;
const TURN = { north: 0, east: 90, south: 180, west: 270 } as const;

/** What lies on the same spot lies in a pile, a little aside. */
const PILE: Point = [13, 9];

function spotOf(kind: BoardToken['kind']): Spot {
  if (kind === 'portcullis') return 'exit';
  if (kind === 'chest' || kind === 'treasure') return 'chest';
  return BESIDE.includes(kind) ? 'beside' : 'middle';
}

const SPOTS = 3;
const known = new WeakMap<SpaceShape, Point[]>();

/** Places for tokens in a chamber: beside the first figure, clear of walls and name and of each other. */
function chamberSpots(shape: SpaceShape): Point[] {
  const ring = shape.outline[0] ?? [];
  const figure = shape.figures[0] ?? shape.center;
  let spots = known.get(shape);
  if (!spots) {
    const clear = ([x, y]: Point): boolean =>
      [[-26, -26], [26, -26], [-26, 26], [26, 26]].every(([dx, dy]) => inside([x + dx!, y + dy!], ring)) &&
      !(shape.label && Math.abs(x - shape.label[0]) < 120 && Math.abs(y - shape.label[1]) < 50);
    const free: Point[] = [];
    for (let dx = -200; dx <= 200; dx += 10) for (let dy = -100; dy <= 100; dy += 10) free.push([figure[0] + dx, figure[1] + dy]);
    const near = free.filter(clear).sort((a, b) => distance(a, figure) - distance(b, figure));
    spots = [];
    for (const spot of near) {
      if (spots.length < SPOTS && distance(spot, figure) >= 74 && spots.every((other) => distance(spot, other) >= 54)) spots.push(spot);
    }
    known.set(shape, spots);
  }
  return spots;
}

export function placeTokens(spaces: Readonly<Record<string, SpaceShape>>, tokens: readonly BoardToken[]): PlacedToken[] {
  const pile = new Map<string, number>();
  return tokens.flatMap((token): PlacedToken[] => {
    const shape = spaces[token.at];
    if (!shape) return [];
    const spot = spotOf(token.kind);
    const key = `${token.at} ${spot}`;
    const n = pile.get(key) ?? 0;
    pile.set(key, n + 1);
    if (spot === 'beside' && shape.kind === 'chamber') {
      const [x, y] = chamberSpots(shape)[n] ?? shape.center;
      return [{ key: `${key} ${n}`, spot, token, x, y, angle: 0, size: CHAMBER_SIZE }];
    }
    const first = shape.figures[0] ?? shape.center;
    const [x, y] = { exit: shape.exit, chest: shape.chest, beside: shape.exploration, middle: first }[spot] ?? first;
    const angle = spot === 'exit' ? TURN[shape.side || 'north'] : 0;
    return [{ key: `${key} ${n}`, spot, token, x: x + n * PILE[0], y: y + n * PILE[1], angle, size: 1 }];
  });
}

/** Remembers every place at which a token has lain (`library chest`): names keep clear of them, and do not jump when it is taken away. */
export function spotKeeper(): (placed: readonly PlacedToken[]) => ReadonlySet<string> {
  let spots: ReadonlySet<string> = new Set();
  return (placed) => {
    const now = new Set([...spots, ...placed.map(({ token, spot }) => `${token.at} ${spot}`)]);
    if (now.size > spots.size) spots = now;
    return spots;
  };
}
