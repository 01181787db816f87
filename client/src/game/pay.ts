// What a mission would pay once the chest that is being looked at were opened.
import type { Catalog, Pay } from '../generated/protocol';
import type { Pointed } from './hands.svelte';
import { aboutOf, verbOf } from './offers';

/** What so many treasures of one kind bring: beyond the table each further one brings as much as the last. */
export function worth(values: readonly number[], count: number): number {
  if (!count || !values.length) return 0;
  const last = values.at(-1) ?? 0;
  const known = values[count - 1];
  if (known !== undefined) return known;
  const step = values.length > 1 ? last - (values.at(-2) ?? 0) : last;
  return last + step * (count - values.length);
}

const OPENING = ['pick', 'bash', 'play-bash'];

/** The kind of treasure that is in view, on the spot or at the end of a way. */
export function kindInView(pointed: Pointed | null): string | null {
  if (!pointed) return null;
  const offers = [pointed.then, pointed.offer, ...(pointed.offer.then ?? [])];
  for (const offer of offers) {
    const kind = offer && OPENING.includes(verbOf(offer)) ? aboutOf(offer)['kind'] : undefined;
    if (typeof kind === 'string') return kind;
  }
  return null;
}

/** Null if it would not change, or if the sheet pays differently from what can be worked out here. */
export function payAfter(catalog: Catalog, mission: string, now: Pay, pointed: Pointed | null): number | null {
  const entry = catalog.missions[mission];
  const values = entry ? (catalog.treasures[entry.kind]?.value ?? []) : [];
  if (!entry || kindInView(pointed) !== entry.kind) return null;
  const pay = (count: number): number => worth(values, count) + (entry.bonus ?? 0) * count;
  const count = now.count ?? 0;
  return pay(count) === (now.ducats ?? 0) ? pay(count + 1) : null;
}
