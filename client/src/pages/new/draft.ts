/** The game that is being set up: plain data, and what each click makes of it. */

import type { AdventureEntry, Catalog, NewGame, SeatWish } from '../../generated/protocol';

export type SeatKind = 'here' | 'link' | 'bot';
export const SEAT_KINDS: readonly SeatKind[] = ['here', 'link', 'bot'];
/** Leads the Guild of Jewelers, in the adventure that has this side. */
export const GUILD = 'guild';
export const GUILD_CARDS = ['chr_sienne_base', 'chr_isabeau_base', 'chr_kornak', 'chr_valrut'];
export const NAME_LIMIT = 24;
/** Who starts with them learns locks, walls and missions: the best first gang. */
const FIRST_GANG = 'kalderns_gang';

export interface SeatDraft {
  gang: string;
  kind: SeatKind;
  bot: string;
  name: string;
}

export interface Draft {
  adventure: string;
  mode: string;
  inn: boolean;
  seats: SeatDraft[];
}

export type Offered = Pick<Catalog, 'gangs' | 'adventures'>;

/** What is played if nobody changes anything: the first adventure, one person against one bot. */
export function firstDraft(offered: Offered, bot: string, name: string, adventure?: string): Draft {
  const sheet = offered.adventures.find((one) => one.id === adventure) ?? offered.adventures[0];
  if (!sheet) throw new Error('there is no adventure');
  const gang = offered.gangs.find((one) => one.id === FIRST_GANG) ?? offered.gangs[0];
  const mine: SeatDraft = { gang: gang?.id ?? '', kind: 'here', bot, name };
  return chooseAdventure({ adventure: '', mode: '', inn: false, seats: [mine] }, sheet, offered, bot);
}

/** Another adventure keeps what it can: the seats it has room for, the mode if it knows it. */
export function chooseAdventure(draft: Draft, sheet: AdventureEntry, offered: Offered, bot: string): Draft {
  const mode = sheet.modes.includes(draft.mode) ? draft.mode : (sheet.modes[0] ?? 'base');
  const most = Math.max(...sheet.players);
  const least = Math.max(2, Math.min(...sheet.players));
  let next: Draft = { ...draft, adventure: sheet.id, mode, inn: draft.inn && innAllowed(mode), seats: draft.seats.slice(0, most) };
  if (!sheet.sides?.length) next = withoutGuild(next, offered);
  while (next.seats.length < least) next = addSeat(next, offered, bot);
  return next;
}

export function chooseMode(draft: Draft, mode: string): Draft {
  return { ...draft, mode, inn: draft.inn && innAllowed(mode) };
}

/** The Inn belongs to the expansion (rule S-11). */
export function innAllowed(mode: string): boolean {
  return mode !== 'base';
}

/** Gangs that somebody could lead in this adventure, in the order in which they are shown. */
export function gangsOf(sheet: AdventureEntry, offered: Offered): string[] {
  return [...offered.gangs.map((gang) => gang.id), ...(sheet.sides?.length ? [GUILD] : [])];
}

/** Who wants a gang that another seat has swaps with it. */
export function chooseGang(draft: Draft, seat: number, gang: string): Draft {
  const before = draft.seats[seat]?.gang;
  if (before === undefined || before === gang) return draft;
  const seats = draft.seats.map((one, at) => {
    if (at === seat) return { ...one, gang };
    return one.gang === gang ? { ...one, gang: before } : one;
  });
  return { ...draft, seats };
}

export function changeSeat(draft: Draft, seat: number, change: Partial<Omit<SeatDraft, 'gang'>>): Draft {
  return { ...draft, seats: draft.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

export function addSeat(draft: Draft, offered: Offered, bot: string): Draft {
  const gang = freeGang(draft, offered);
  return gang === null ? draft : { ...draft, seats: [...draft.seats, { gang, kind: 'bot', bot, name: '' }] };
}

export function removeSeat(draft: Draft, seat: number): Draft {
  return { ...draft, seats: draft.seats.filter((_, at) => at !== seat) };
}

function freeGang(draft: Draft, offered: Offered): string | null {
  return offered.gangs.find((gang) => draft.seats.every((seat) => seat.gang !== gang.id))?.id ?? null;
}

function withoutGuild(draft: Draft, offered: Offered): Draft {
  const at = draft.seats.findIndex((seat) => seat.gang === GUILD);
  if (at < 0) return draft;
  const gang = freeGang(draft, offered);
  return gang === null ? removeSeat(draft, at) : chooseGang(draft, at, gang);
}

/** Why it cannot begin like this: ids of sentences (`new-wrong-...`), with the seat they are about. */
export interface Wrong {
  text: string;
  seat?: number;
}

export function wrongs(draft: Draft): Wrong[] {
  const found: Wrong[] = [];
  const seen = new Map<string, number>();
  draft.seats.forEach((seat, at) => {
    const name = seat.name.trim();
    if (name.length > NAME_LIMIT) found.push({ text: 'new-wrong-long', seat: at });
    // Two people at one screen must know to whom it is handed.
    const key = name.toLocaleLowerCase();
    if (key !== '' && seen.has(key)) found.push({ text: 'new-wrong-same', seat: at });
    seen.set(key, at);
  });
  return found;
}

/** What is sent. Empty names are filled in by `named`, so that everybody at the table is called something. */
export function wishOf(draft: Draft, named: (seat: SeatDraft, at: number) => string): NewGame {
  const seats = draft.seats.map((seat, at): SeatWish => {
    const wish: SeatWish = { gang: seat.gang, kind: seat.kind, name: seat.name.trim() || named(seat, at) };
    return seat.kind === 'bot' ? { ...wish, bot: seat.bot } : wish;
  });
  return { adventure: draft.adventure, mode: draft.mode, inn: draft.inn, seats };
}

/** How long it takes, in minutes and in steps of five: some 1.8 minutes for a turn of one player. */
export function lengthOf(rounds: number, players: number): number {
  return Math.max(5, Math.round((rounds * players * 1.8) / 5) * 5);
}

/** The round in which the alarm rings, if the sheet has one. */
export function alarmRound(sheet: Pick<AdventureEntry, 'track'>): number | null {
  return sheet.track?.find((entry) => /(^|_)alarm$/.test(entry.event))?.round ?? null;
}
