/** The list of games on this device: what stands on top, and who is waited for. */

import type { GameLine, Seat } from '../../generated/protocol';

/** Games that wait for me first, then those being played, finished ones last; the newest on top of each. */
export function sorted(games: readonly GameLine[]): GameLine[] {
  const rank = (game: GameLine): number => (game.over ? 2 : game.asks ? 0 : 1);
  return [...games].sort((a, b) => rank(a) - rank(b) || b.at.localeCompare(a.at));
}

export interface Company {
  /** Names of people who are not at this device. */
  people: string[];
  bots: number;
  /** Names of those who share this screen. */
  here: string[];
}

export function companyOf(game: GameLine): Company {
  const mine = new Set(game.mine ?? []);
  const company: Company = { people: [], bots: 0, here: [] };
  for (const seat of game.seats) {
    if (seat.kind === 'bot') company.bots += 1;
    else if (mine.has(seat.seat)) company.here.push(seat.name ?? '');
    else company.people.push(seat.name ?? '');
  }
  return company;
}

/** Whose turn it is, if that is told. */
export function onTurn(game: GameLine): Seat | null {
  if (game.over || game.turn === null || game.turn === undefined) return null;
  return game.seats.find((seat) => seat.seat === game.turn) ?? null;
}
