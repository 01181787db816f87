// How each event is shown: who walks where, which dice roll, whether it is told while it happens.
import type { Plain, Table, Told } from '../generated/protocol';
import type { Game } from './game.svelte';

export interface Walk {
  figure: string;
  /** From where it stands to the end. */
  spaces: string[];
  flight: boolean;
}

export interface Step {
  walk?: Walk;
  /** Is it told in a ribbon? */
  telling: boolean;
  /** Somebody else did it: it is held until it can have been read. */
  rival: boolean;
  /** A short rest after it. */
  pause: boolean;
}

/** Rolled dice with who rolled them and what for. */
export interface DiceShown {
  sides: { figure: string; dice: number[] }[];
  /** The end of a text id: `roll-pick`. */
  why: string;
  target: number | null;
}

/** Not worth a moment of their own: they follow from what is shown anyway, or are secret bookkeeping. */
const QUIET = ['activate', 'turn_end', 'ap', 'draw', 'rolled', 'first_roll', 'xp', 'xp_spent', 'token_hidden', 'mission_shown', 'debt', 'undone', 'replaced'];

/** Events that move a figure, and the fact that says where to. */
const MOVES: Record<string, string> = {
  move: 'way', meet: 'way', leave: 'way', attack: 'way', patrol: 'space', flee: 'space', step: 'space', set_down: 'space',
  escaped: 'space', deploy: 'space', rise: 'space',
};

const FLIGHTS = ['flee', 'step'];

const text = (value: Plain | undefined): string | null => (typeof value === 'string' ? value : null);
const numbers = (value: Plain | undefined): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

/** Who did it: a seat is named, or the figure's owner did; what nobody did belongs to whose turn it is. */
export function doerOf(event: Told, game: Pick<Game, 'ownerOf' | 'view'>): number {
  const seat = event.facts?.['seat'];
  if (typeof seat === 'number') return seat;
  for (const key of ['figure', 'attacker']) {
    const figure = text(event.facts?.[key]);
    if (figure !== null && game.ownerOf(figure) >= 0) return game.ownerOf(figure);
  }
  return game.view.turn;
}

export function walkOf(event: Told, standing: (figure: string) => string | undefined): Walk | undefined {
  const key = MOVES[event.name];
  const figure = text(event.facts?.['figure'] ?? event.facts?.['attacker']);
  if (key === undefined || figure === null) return undefined;
  const value = event.facts?.[key];
  const way = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  const end = text(value);
  const spaces = end === null ? way : [end];
  const start = standing(figure);
  if (!spaces.length) return undefined;
  return { figure, spaces: start && start !== spaces[0] ? [start, ...spaces] : spaces, flight: FLIGHTS.includes(event.name) };
}

/** How to show an event; null: not at all. */
export function stepOf(event: Told, game: Game, table: Table): Step | null {
  if (QUIET.includes(event.name)) return null;
  const walk = walkOf(event, (figure) => game.piece(figure)?.at);
  const rival = doerOf(event, game) !== table.seat;
  const own = event.name === 'move' || event.name === 'deploy';
  const step: Step = { telling: rival || !own, rival, pause: !rival && !own };
  if (walk) step.walk = walk;
  return step;
}

/** The space an event points to, if it names one. */
export function placeOfEvent(event: Told, game: Pick<Game, 'piece'>): string | null {
  for (const key of ['space', 'room', 'gate']) {
    const place = text(event.facts?.[key]);
    if (place !== null) return place;
  }
  const figure = text(event.facts?.['figure']);
  const at = figure === null ? undefined : game.piece(figure)?.at;
  return at ?? null;
}

/** Events that show one die, with what it is compared to. */
const SINGLE = ['pick', 'test', 'escape', 'militia', 'purse', 'cyclops', 'tunnel', 'mail_coat', 'duke_moved', 'reroll', 'chest_of_ducats'];

export function diceOf(event: Told, game: Pick<Game, 'view'>): DiceShown | null {
  const facts = event.facts ?? {};
  if (event.name === 'fight_dice') {
    const side = (who: string): DiceShown['sides'][number] => ({
      figure: text(facts[who]) ?? '',
      dice: numbers(facts[`${who}_dice`]),
    });
    return { sides: [side('attacker'), side('defender')], why: 'fight', target: null };
  }
  const all = numbers(facts['dice']);
  if (event.name === 'loot' && all.length) return { sides: [{ figure: text(facts['figure']) ?? '', dice: all }], why: 'loot', target: null };
  if (!SINGLE.includes(event.name) || typeof facts['die'] !== 'number') return null;
  const target = typeof facts['target'] === 'number' ? facts['target'] : null;
  const figure = text(facts['figure']) ?? game.view.active ?? '';
  return { sides: [{ figure, dice: [facts['die']] }], why: event.name.replaceAll('_', '-'), target };
}
