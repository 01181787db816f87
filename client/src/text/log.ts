/** What happened, as sentences of the chronicle: facts of events become arguments of the texts `log-EVENT`. */

import type { Plain, Told } from '../generated/protocol';
import { figureName, gangName, has, itemName, kindName, language, spaceName, t } from './index';

export interface LogContext {
  /** The seat that reads; null for those who only look on. */
  seat: number | null;
  /** The gang on each seat. */
  gangs: readonly string[];
}

export interface Sentence {
  /** Empty for what needs no telling. */
  text: string;
  /** What it speaks of, so that it can be pointed to on the board. */
  spaces: string[];
  figures: string[];
}

type Facts = Record<string, Plain>;
type Args = Record<string, string | number>;
type Name = (form?: string) => string;

/** Told by what follows from them. */
const SILENT = ['activate', 'rolled', 'turn_end'];
/** Not worth telling of a purse that was empty. */
const PAYMENTS = ['lose', 'fine', 'steal_ducats'];

/** The forms of a name: cases, and for spaces with their preposition where to (`to`) and where (`at`). */
const FORMS = ['gen', 'dat', 'acc', 'ins', 'pre', 'to', 'at'];

const FIGURES = ['figure', 'other', 'target', 'attacker', 'defender', 'winner', 'loser', 'mate', 'replaced', 'figures'];
const SPACES = ['space', 'room', 'gate', 'start', 'via'];
const SEATS = ['seat', 'rival', 'loser', 'winners'];
const ITEMS = ['card', 'token', 'boast', 'action', 'equipment', 'mission', 'skill', 'under', 'seen', 'cards'];
/** Numbers of the adventure sheet: texts choose by their id, and packs may bring more of them. */
const WORDS = ['pool', 'stat', 'counter', 'to'];

/** The variants of a sentence, `log-EVENT-FACT`: the first fact that is there decides. */
const VARIANTS: Record<string, readonly string[]> = {
  draw: ['card'],
  peek: ['under', 'card'],
  play: ['other', 'rival', 'target', 'figure'],
  skill: ['target'],
  move: ['via'],
  meet: ['via'],
  leave: ['tunnel'],
  reroll: ['figure'],
  open: ['ducats'],
  lose: ['pool'],
  fire: ['seat'],
  wounded: ['more'],
  healed: ['left'],
  gear_used: ['target'],
  card_stolen: ['card'],
  spied: ['token'],
  spied_hand: ['cards'],
  intrigue_drawn: ['card'],
  intrigue_kept: ['under', 'card'],
  intrigue_peek: ['seen'],
  rubble: ['seat'],
};

const MAIL_HOLDS = 4;
const TUNNEL_CLEAR = 4;

const yes = (holds: boolean): Facts => ({ how: holds ? 'yes' : 'no' });
const num = (value: Plain | undefined): number => (typeof value === 'number' ? value : 0);
const list = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);

/** What a sentence says besides the facts themselves. */
const FURTHER: Record<string, (facts: Facts, context: LogContext) => Facts> = {
  move: (facts) => wayOf(facts),
  meet: (facts) => wayOf(facts),
  leave: (facts) => ({ tunnel: facts['gate'] === 'tunnel' || null }),
  play: (facts, context): Facts => {
    const rival = context.gangs.indexOf(String(facts['target']));
    return rival < 0 ? {} : { rival, target: null };
  },
  fight_won: (facts) => {
    const scores = list(facts['scores']).map(num);
    return { high: Math.max(...scores), low: Math.min(...scores) };
  },
  test: (facts) => yes(num(facts['die']) <= num(facts['target'])),
  escape: (facts) => yes(num(facts['die']) >= num(facts['target'])),
  mail_coat: (facts) => yes(num(facts['die']) >= MAIL_HOLDS),
  loot: (facts) => yes(num(facts['ducats']) > 0),
  tunnel: (facts) => {
    const die = num(facts['die']);
    return { how: die === 1 ? 'lost' : die >= TUNNEL_CLEAR ? 'clear' : 'narrow' };
  },
  wounded: (facts) => ({ more: num(facts['wounds']) > num(facts['n']) || null }),
  healed: (facts) => ({ left: num(facts['wounds']) > 0 || null }),
  open: (facts) => ({ ducats: num(facts['ducats']) || null }),
  gear_used: (facts): Facts => (facts['target'] === facts['figure'] ? { target: null } : {}),
  lose: (facts): Facts => {
    const to = String(facts['to'] ?? 'bank');
    return ['', 'bank', 'dukes_treasure', 'blood_purse'].includes(to) ? { to } : { pool: to };
  },
  first_roll: (facts, context) => ({ rolls: pairs('log-first-roll-item', 'total', facts['seats'], facts['totals'], context) }),
  game_over: (facts, context) => {
    const seats = context.gangs.map((_, seat) => seat);
    const purses = pairs('log-game-over-item', 'score', seats, facts['scores'], context);
    return { purses, count: list(facts['winners']).length };
  },
};

/** The last space of a way, and those before it. */
function wayOf(facts: Facts): Facts {
  const way = list(facts['way']);
  return { space: way.at(-1) ?? null, via: way.length > 1 ? way.slice(0, -1) : null };
}

/** Gangs with a number each. */
function pairs(id: string, key: string, seats: Plain | undefined, values: Plain | undefined, context: LogContext): string {
  const numbers = list(values);
  const each = list(seats).map((seat, at) => t(id, { seat: gang(num(seat), context), [key]: num(numbers[at]) }));
  return each.join(', ');
}

function gang(seat: number, context: LogContext, form?: string): string {
  const id = context.gangs[seat];
  return id === undefined ? '' : gangName(id, form);
}

/** `you` for the one who reads, else what the name of the gang does with a verb: `they` or `it`. */
function who(seat: number, context: LogContext): string {
  return seat === context.seat ? 'you' : gang(seat, context, 'verb') === 'they' ? 'they' : 'it';
}

/** How one fact is called; null if it is a number or a word that the text itself understands. */
function nameFor(event: string, key: string, value: Plain, context: LogContext): Name | null {
  if (typeof value === 'number') return SEATS.includes(key) ? (form) => gang(value, context, form) : null;
  if (typeof value !== 'string') return null;
  if (key === 'kind') return (form) => kindName(value, form);
  if (SPACES.includes(key) || (event === 'labels' && key === 'other')) return (form) => spaceName(value, form);
  if (FIGURES.includes(key)) return (form) => figureName(value, form);
  return ITEMS.includes(key) ? () => itemName(value) : null;
}

/** A name with all its forms. They are looked up only when a sentence asks: each language has its own. */
function addName(args: Args, key: string, name: Name): void {
  Object.defineProperty(args, key, { get: () => name(), enumerable: true });
  for (const form of FORMS) Object.defineProperty(args, `${key}_${form}`, { get: () => name(form), enumerable: true });
}

function addList(args: Args, key: string, values: Plain[], names: (Name | null)[]): void {
  const known = names.filter((name) => name !== null);
  if (known.length < values.length) {
    args[key] = values.join(', ');
    return;
  }
  const all: Name = (form) => {
    const words = known.map((name) => name(form));
    return key === 'via' ? words.join(', ') : new Intl.ListFormat(language()).format(words);
  };
  addName(args, key, all);
}

function argsOf(event: string, facts: Facts, context: LogContext): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(facts)) {
    if (value === null || value === undefined || typeof value === 'boolean') continue;
    if (Array.isArray(value)) {
      addList(args, key, value, value.map((one: Plain) => nameFor(event, key, one, context)));
      continue;
    }
    const name = nameFor(event, key, value, context);
    if (name) addName(args, key, name);
    else args[key] = value;
    if (name && typeof value === 'number') args[`${key}_who`] = who(value, context);
    if (WORDS.includes(key)) args[`${key}_name`] = String(value).replace(/_/g, ' ');
  }
  return args;
}

function mentioned(facts: Facts, keys: readonly string[]): string[] {
  const values = keys.flatMap((key) => (Array.isArray(facts[key]) ? facts[key] : [facts[key]]));
  return [...new Set(values.filter((value): value is string => typeof value === 'string'))];
}

/** No events of the rules: they are told beside the table of their sentences. */
const BESIDE: Record<string, string> = { undone: 'log-undone', replaced: 'log-replaced' };

/** The sentence for an event, as the seat that reads it may know it. */
export function sentence(event: Told, context: LogContext): Sentence {
  const told: Facts = event.facts ?? {};
  const facts: Facts = { ...told, ...FURTHER[event.name]?.(told, context) };
  const labels = event.name === 'labels';
  const spaces = mentioned(facts, labels ? [...SPACES, 'other'] : SPACES);
  const figures = mentioned(facts, labels ? [] : FIGURES);
  const nowhere = event.name === 'move' && facts['space'] === null;
  const nothing = PAYMENTS.includes(event.name) && facts['ducats'] === 0;
  if (nowhere || nothing || SILENT.includes(event.name)) return { text: '', spaces, figures };
  const variant = VARIANTS[event.name]?.find((key) => facts[key] !== null && facts[key] !== undefined && isFull(facts[key]));
  const id = BESIDE[event.name] ?? ['log', event.name.replace(/_/g, '-'), ...(variant ? [variant] : [])].join('-');
  // The chronicle's texts come after the board.
  const text = has(id) ? t(id, argsOf(event.name, facts, context)) : '';
  return { text: text.charAt(0).toLocaleUpperCase(language()) + text.slice(1), spaces, figures };
}

function isFull(value: Plain): boolean {
  return !Array.isArray(value) || value.length > 0;
}
