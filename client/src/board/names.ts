/**
 * Names on the board are live text, so nobody knows how long they are before the language is chosen. A room's name is laid
 * inside its walls, clear of doors and of the places of tokens, on one to three lines.
 */
import { around, inside, overlap, type BoardGeometry, type Box, type Point, type SpaceShape } from './geometry';

export interface PlacedName {
  /** The middle of the first line's foot. */
  x: number;
  y: number;
  lines: readonly string[];
  size: number;
}

export interface Measure {
  /** Width of a text at size 1. */
  (text: string): number;
}

export const LINE = 1.04;

/** A text as one line, as two (every way of cutting it) or as three. */
export function breaks(text: string): string[][] {
  const words = text.split(' ');
  const options: string[][] = [[text]];
  for (let i = 1; i < words.length; i++) options.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  for (let i = 1; i < words.length - 1; i++) {
    for (let j = i + 1; j < words.length; j++) {
      options.push([words.slice(0, i).join(' '), words.slice(i, j).join(' '), words.slice(j).join(' ')]);
    }
  }
  return options;
}

const square = ([x, y]: Point, half: number): Box => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });

/** What a unit of size is worth, in square units of a token that the name covers. */
const SHRINKING = 140;
/** What it costs to cover a square unit: of a door, of a token that is there or might be there one day, of the first figure and the second. */
const COST = { door: 1, token: 3, place: 0.6, figure: 1.5, second: 0.3 };

/** `sizes` from the best to the least: smaller letters are taken if the name would not fit otherwise, or would cover a token. */
export function placeRoomName(
  geometry: BoardGeometry,
  slug: string,
  shape: SpaceShape,
  text: string,
  sizes: readonly number[],
  measure: Measure,
  used: ReadonlySet<string> = new Set(),
): PlacedName {
  const ring = shape.outline[0] ?? [];
  const bounds = around(ring);
  const taken: { box: Box; cost: number }[] = [];
  const take = (at: Point | null | undefined, half: number, cost: number): void => void (at && taken.push({ box: square(at, half), cost }));
  take(shape.chest, 18, used.has(`${slug} chest`) ? COST.token : COST.place);
  take(shape.exploration, 18, used.has(`${slug} beside`) ? COST.token : COST.place);
  for (const way of geometry.passages) if (way.kind !== 'line' && (way.a === slug || way.b === slug)) take(way.at, 17, COST.door);
  take(shape.figures[0] ?? shape.center, 23, COST.figure);
  take(shape.figures[1], 23, COST.second);
  const home = shape.label ?? shape.center;
  const first = sizes[0] ?? 12;
  let best: (PlacedName & { price: number }) | null = null;
  for (const size of sizes) {
    for (const lines of breaks(text)) {
      const width = Math.max(...lines.map(measure)) * size + 5;
      const height = lines.length * size * LINE;
      const start = (lines.length - 1) * 14 + (first - size) * SHRINKING;
      if (best && start >= best.price) continue;
      for (let x = bounds.left + width / 2; x <= bounds.right - width / 2 + 0.1; x += 3) {
        for (let y = bounds.top + 5; y <= bounds.bottom - height - 3; y += 3) {
          const box: Box = { left: x - width / 2, top: y, right: x + width / 2, bottom: y + height };
          const corners: Point[] = [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom]];
          if (!corners.every((corner) => inside(corner, ring))) continue;
          const price =
            start +
            taken.reduce((sum, other) => sum + overlap(box, other.box) * other.cost, 0) +
            Math.hypot(x - home[0], y + height / 2 - home[1]) * 0.8;
          if (!best || price < best.price) best = { price, x, y: y + size * 0.84, lines, size };
        }
      }
    }
  }
  const least = sizes.at(-1) ?? first;
  return best ?? { x: home[0], y: home[1] + least * 0.3, lines: breaks(text).at(-1)!, size: least };
}

/** Cuts a text to lines no wider than `width`, as few as possible. */
export function wrap(text: string, width: number, size: number, measure: Measure): string[] {
  const fitting = breaks(text).filter((lines) => lines.every((one) => measure(one) * size <= width));
  const widest = (lines: string[]): number => Math.max(...lines.map(measure));
  const all = fitting.length ? fitting : breaks(text);
  // Too wide in any case: the narrowest. Otherwise the fewest lines, and of those the most even.
  return all.sort((a, b) => (fitting.length ? a.length - b.length : 0) || widest(a) - widest(b))[0]!;
}

let context: CanvasRenderingContext2D | null = null;

/** Measures with the real letters; where there is no canvas, by a rule of thumb. */
export function measurer(font: string): Measure {
  context ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      if (context) {
        context.font = `${font.replace('SIZE', '100px')}`;
        width = context.measureText(text).width / 100;
      } else width = text.length * (/[А-я]/.test(text) ? 0.68 : 0.6);
      known.set(text, width);
    }
    return width;
  };
}

/** Calls back whenever typefaces have arrived: letters have other widths then. Returns how to stop it. */
export function onFonts(arrived: () => void): () => void {
  void document.fonts.ready.then(arrived);
  document.fonts.addEventListener('loadingdone', arrived);
  return () => document.fonts.removeEventListener('loadingdone', arrived);
}
