// What flies over the table when something happens: a played card, a drawn card, ducats.
import type { Plain, Told } from '../generated/protocol';

/** Times at pace 1x, in milliseconds. */
export const TIMES = { played: 420, drawn: 320, coins: 500 } as const;

/** Where something flies from or to: the first of these that is on the page. */
export type Places = readonly string[];

export interface Flight {
  what: keyof typeof TIMES;
  /** The card, if it may be seen. */
  card: string | null;
  /** An intrigue has another back. */
  intrigue: boolean;
  coins: number;
  from: Places;
  /** Where it takes effect, on the way. */
  over: Places;
  to: Places;
  /** One's own is waited for; the others' fly while play goes on. */
  own: boolean;
}

/** More would be a cloud. */
const COINS = 6;

/** Ducats that are paid, not won. */
const LOSSES = ['lose', 'fine', 'debt', 'boast_broken', 'intrigue_penalty', 'left_behind', 'recovered'];

const at = (place: string): string => `[data-fly="${place}"]`;
const text = (value: Plain | undefined): string | null => (typeof value === 'string' ? value : null);

/** The places of the table, as selectors. */
export const spaceAt = (space: string): string => `[data-space="${space}"]`;
const figureAt = (figure: string): string => `[data-figure="${figure}"]`;

function seatPlaces(seat: number, me: number | null): Places {
  return [at(seat === me ? 'hand' : `seat-${seat}`)];
}

/** What an event points to on the board, the nearest first. */
function effectPlaces(facts: Record<string, Plain>): Places {
  const figures = ['target', 'loser', 'figure', 'winner'].flatMap((key) => text(facts[key]) ?? []);
  const spaces = ['space', 'room', 'gate'].flatMap((key) => text(facts[key]) ?? []);
  return [...figures.map(figureAt), ...spaces.map(spaceAt), at('board')];
}

/** How an event flies; null: it does not. `ownerOf` names the seat of a figure. */
export function flightOf(event: Told, me: number | null, ownerOf: (figure: string) => number): Flight | null {
  const facts = event.facts ?? {};
  const figure = text(facts['figure']);
  const seat = typeof facts['seat'] === 'number' ? facts['seat'] : figure === null ? -1 : ownerOf(figure);
  if (seat < 0) return null;
  const own = seat === me;
  const card = text(facts['card']);
  const over = effectPlaces(facts);
  const plain = { card, intrigue: false, coins: 0, over, own };
  switch (event.name) {
    case 'play':
      return { ...plain, what: 'played', from: card && own ? [at(card), ...seatPlaces(seat, me)] : seatPlaces(seat, me), to: [at('discard')] };
    case 'draw':
    case 'intrigue_drawn':
      return { ...plain, what: 'drawn', intrigue: event.name !== 'draw', from: [at('deck')], to: seatPlaces(seat, me) };
  }
  const ducats = facts['ducats'];
  if (typeof ducats !== 'number' || ducats <= 0) return null;
  const purse = [at(own ? 'purse' : `seat-${seat}`)];
  const mission = text(facts['mission']);
  const there = mission === null ? over : [at(mission), ...over];
  const lost = LOSSES.includes(event.name);
  return { ...plain, what: 'coins', coins: Math.min(ducats, COINS), from: lost ? purse : there, over: [], to: lost ? there : purse };
}
