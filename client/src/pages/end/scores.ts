/** What the result page shows, worked out from the result: order of places, rows of the table, points of the chart. */

import type { Result, Score } from '../../generated/protocol';

/** Winners first, then by ducats; equal ones in order of their seats. */
export function places(result: Result): Score[] {
  const won = (score: Score): number => (result.winners.includes(score.seat) ? 0 : 1);
  return [...result.scores].sort((a, b) => won(a) - won(b) || b.ducats - a.ducats || a.seat - b.seat);
}

export interface Row {
  source: string;
  /** Ducats by place, as in `places`. */
  ducats: number[];
  /** The most that anybody has in this row, if it is more than nothing. */
  most: number | null;
}

/** One row for each source that brought or cost anybody anything, as the scores list them. They add up to the ducats of each. */
export function rows(scores: readonly Score[]): Row[] {
  const sources = merged(scores.map((score) => (score.sources ?? []).map(([source]) => source)));
  return sources.map((source) => {
    const ducats = scores.map((score) => total(score, source));
    const best = Math.max(...ducats);
    return { source, ducats, most: best > 0 ? best : null };
  });
}

/** All names, each after those that stand before it in any of the lists, which are sorted alike. */
function merged(lists: readonly (readonly string[])[]): string[] {
  const out: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const name of list) {
      const known = out.indexOf(name);
      if (known < 0) out.splice(at, 0, name);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return out;
}

function total(score: Score, source: string): number {
  return (score.sources ?? []).reduce((sum, [name, ducats]) => (name === source ? sum + ducats : sum), 0);
}

/** The two sources that brought this seat most: why it stands where it stands. */
export function bestSources(score: Score): [string, number][] {
  return rows([score])
    .map((row): [string, number] => [row.source, row.ducats[0] ?? 0])
    .filter(([, ducats]) => ducats > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2);
}

/** Ducats of one seat at the start and after each round; the last number is the final one, with what was sold. */
export function series(score: Score): number[] {
  return [0, ...(score.rounds?.length ? score.rounds : [score.ducats])];
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Round numbers for the upright axis that hold all values. */
export function scaleOf(values: readonly number[]): Scale {
  const top = Math.max(10, ...values);
  const bottom = Math.min(0, ...values);
  const step = [5, 10, 20, 50, 100, 200].find((size) => (top - bottom) / size <= 5) ?? 500;
  const low = Math.floor(bottom / step) * step;
  const high = Math.ceil(top / step) * step;
  const ticks: number[] = [];
  for (let tick = low; tick <= high; tick += step) ticks.push(tick);
  return { low, high, ticks };
}

/** Labels at the right end of the lines, moved apart so that none hides another; in the order given. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let before = low - gap;
  for (const label of order) {
    label.y = Math.max(label.y, before + gap);
    before = label.y;
  }
  let after = high + gap;
  for (const label of order.reverse()) {
    label.y = Math.min(label.y, after - gap);
    after = label.y;
  }
  const out: number[] = [];
  for (const { y, at } of order) out[at] = y;
  return out;
}

/** Does the key belong to the seal that was published before the first die? Null where the browser cannot count it. */
export async function keyFits(result: Pick<Result, 'commitment' | 'key'>): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/i.test(result.key)) return null;
  const bytes = Uint8Array.from(result.key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === result.commitment.toLowerCase();
}

/** A long number in hexadecimal, short enough to be compared by eye. */
export function shortened(hex: string): string {
  return hex.length <= 28 ? hex : `${hex.slice(0, 8)} ${hex.slice(8, 16)} … ${hex.slice(-8)}`;
}
