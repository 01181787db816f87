// Offers and questions as sentences in the player's language. Never a raw id.
import type { Catalog, Offer, Seat, Verb } from '../generated/protocol';
import {
  cardName, figureName, gangName, has, itemName, kindName, missionName, nameOf, skillName, spaceName, t, textOf,
  type Args,
} from '../text';
import { aboutOf, pairOf, verbOf } from './offers';
import { topOf, type Doing, type View } from './view';

/** The forms of a name, as in the chronicle: `$figure_acc`, and for spaces where to (`$space_to`) and where (`$space_at`). */
const FORMS = ['gen', 'dat', 'acc', 'ins', 'pre', 'to', 'at'];

/** What is needed to name everything at one table. */
export interface Speech {
  view: View;
  catalog: Catalog;
  seats: readonly Seat[];
  /** Whose screen it is. */
  me: number | null;
}

/** A name with all its forms, for a sentence. */
export function named(key: string, name: (form?: string) => string): Args {
  const args: Args = { [key]: name() };
  for (const form of FORMS) args[`${key}_${form}`] = name(form);
  return args;
}

/** The player on a seat: his name, or that of his gang. */
export function playerName(speech: Pick<Speech, 'seats' | 'view' | 'catalog'>, seat: number, form?: string): string {
  const who = speech.seats.find((one) => one.seat === seat);
  if (who?.name) return who.name;
  if (who?.kind === 'bot' && form === undefined) return t(`bot-name-${seat + 1}`);
  return sideName(speech, speech.view.gangs[seat] ?? '', form);
}

/** The same for a sentence that needs to know how the name takes its verb: `they` (the Cursed Ones are) or `it`. */
export function playerArgs(speech: Pick<Speech, 'seats' | 'view' | 'catalog'>, seat: number): Args {
  const name = playerName(speech, seat);
  const gang = speech.view.gangs[seat] ?? '';
  const many = name === sideName(speech, gang) && sideName(speech, gang, 'verb') === 'they';
  return { name, who: many ? 'they' : 'it' };
}

/** A gang, or the side of the sheet that a player leads instead of one. */
export function sideName(speech: Pick<Speech, 'view' | 'catalog'>, gang: string, form?: string): string {
  const side = gang === 'guild' ? adventureOf(speech)?.sides?.[0] : undefined;
  return gangName(side ?? gang, form);
}

export const adventureOf = ({ catalog, view }: Pick<Speech, 'view' | 'catalog'>) =>
  catalog.adventures.find((one) => one.id === view.adventure);

/** Is the space a room, a street, a gate, a chamber? Languages speak of them differently. */
export function kindOfSpace(catalog: Catalog, slug: string): string {
  for (const board of Object.values(catalog.boards)) {
    const space = board.spaces[slug];
    if (space) return space.kind;
  }
  return 'street';
}

/** A skill by its own id or by the figure that has it. */
export const skillOf = (value: string): string => (value.startsWith('skl_') ? nameOf(value) : skillName(value));

const MEANS = ['lantern', 'buckler', 'loaded-dice'];

/** What lets a die be rolled again: experience, equipment or a treasure. */
export function meansName(means: string): string {
  if (means === 'experience') return t('table-experience-token');
  return MEANS.includes(means) ? itemName(`eq_${means.replaceAll('-', '_')}`) : kindName(means.replaceAll('-', '_'));
}

const spaceArgs = (speech: Speech, key: string, slug: string): Args => ({
  ...named(key, (form) => spaceName(slug, form)),
  place: kindOfSpace(speech.catalog, slug),
});

type Telling = (speech: Speech, value: string, offer: Offer) => Args;

/** How each word of a shape is told. */
const TELLINGS: Record<string, Telling> = {
  figure: (_, value) => named('figure', (form) => figureName(value, form)),
  space: (speech, value) => spaceArgs(speech, 'space', value),
  kind: (_, value) => named('kind', (form) => kindName(value, form)),
  card: (_, value) => ({ card: cardName(value) }),
  seat: (speech, value) => named('rival', (form) => playerName(speech, Number(value), form)),
  skill: (_, value) => ({ skill: skillOf(value) }),
  sheet: (_, value) => ({ action: nameOf(value) }),
  quick: () => ({ quick: 'yes' }),
  pair: (_, __, offer) => {
    const [first, second] = pairOf(offer);
    return {
      ...named('figure', (form) => figureName(first, form)),
      ...named('other', (form) => figureName(second, form)),
    };
  },
  mission: (_, value) => ({ mission: missionName(value) }),
  letter: (_, value) => ({ letter: value }),
  choice: (_, value) => ({ change: Number(value) }),
  number: (_, value) => ({ number: Number(value) }),
  means: (_, value) => ({ means: meansName(value) }),
  mercenary: (_, value) => named('hired', (form) => figureName(value.replace(/^chr_/, ''), form)),
  boast: (_, value) => ({ boast: nameOf(value) }),
  equipment: (_, value) => ({ item: itemName(value) }),
  intrigue: (_, value) => ({ card: itemName(value) }),
};

/** Everything a sentence may want to say about an offer. Absent parts are told as "none", to be selected on. */
export function argsOf(speech: Speech, offer: Offer): Args {
  const about = aboutOf(offer);
  const args: Args = { ap: offer.ap ?? 0, worth: offer.worth ?? 0, quick: 'no', figure: '', kind: '', skill: '', space: '' };
  for (const word of ['figure', 'kind', 'skill', 'means']) args[`with-${word}`] = about[word] === undefined ? 'no' : 'yes';
  for (const [word, value] of Object.entries(about)) {
    if (value !== undefined) Object.assign(args, TELLINGS[word]?.(speech, String(value), offer));
  }
  return args;
}

/** Alternatives of a sheet have sentences of their own: `choose-adv_04-a`. */
function alternative(speech: Speech, offer: Offer): string | null {
  const id = `choose-${speech.view.adventure}-${String(offer.a)}`.replaceAll('_', '-');
  return has(id) ? t(id) : null;
}

/** What an offer does, as the label of a button. */
export function labelOf(speech: Speech, offer: Offer): string {
  const verb = verbOf(offer);
  if (verb === 'choose') {
    const own = alternative(speech, offer);
    if (own) return own;
  }
  return t(`act-${verb}`, { ...argsOf(speech, offer), frame: topOf(speech.view).what });
}

/** The same when the thief walks there first: "Go and pick the lock". */
export const labelWithWay = (speech: Speech, then: Offer): string =>
  t(`act-go-${goVerb(verbOf(then))}`, { ...argsOf(speech, then), label: labelOf(speech, then) });

/** Verbs that have a sentence of their own after a way; all others share one. */
export const GO_VERBS: readonly Verb[] = ['pick', 'bash', 'attack'];
const goVerb = (verb: Verb): string => (GO_VERBS.includes(verb) ? verb : 'other');

const FIGURES = ['figure', 'attacker', 'defender', 'winner', 'loser', 'mate'];
const SPACES = ['space', 'start', 'room', 'came_from'];
const SEATS = ['rival', 'seat', 'by', 'cut_by'];
const KINDS = ['kind'];

/** The open facts of what is going on, with their names looked up. */
export function factArgs(speech: Speech, doing: Doing): Args {
  const args: Args = {
    figure: '', space: '', start: 'none', room: 'none', kind: 'none', phase: speech.view.phase,
    below: adventureOf(speech)?.catacombs ? 'yes' : 'no',
    gang: playerName(speech, speech.view.turn),
  };
  for (const [key, value] of Object.entries(doing)) {
    if (value === null || key === 'what') continue;
    if (typeof value === 'string' && FIGURES.includes(key)) {
      Object.assign(args, named(key, (form) => figureName(value, form)));
    } else if (typeof value === 'string' && SPACES.includes(key)) {
      Object.assign(args, spaceArgs(speech, key, value));
    } else if (typeof value === 'number' && SEATS.includes(key)) {
      Object.assign(args, named(key, (form) => playerName(speech, value, form)));
    } else if (KINDS.includes(key) && typeof value === 'string') {
      Object.assign(args, named(key, (form) => kindName(value, form)));
    } else if (key === 'mission' && typeof value === 'string') {
      args[key] = missionName(value);
    } else if (key === 'card' && typeof value === 'string') {
      args[key] = cardName(value);
    } else if (key === 'dice' && Array.isArray(value)) {
      args[key] = value.flat().join(', ');
    } else if (typeof value === 'number' || typeof value === 'string') {
      args[key] = value;
    }
  }
  return args;
}

export const askId = (frame: string): string => `ask-${frame.replaceAll('_', '-')}`;

/** The question that is asked now. */
export function questionOf(speech: Speech): string {
  const doing = topOf(speech.view);
  const id = askId(doing.what);
  return t(has(id) ? id : 'ask-turn', factArgs(speech, doing));
}

/** What a card, skill, boast or action says, as a remark under its name. */
export function remarkOf(offer: Offer): string {
  const about = aboutOf(offer);
  const skill = about['skill'];
  if (skill !== undefined && verbOf(offer) === 'use') {
    const id = String(skill);
    return textOf(id.startsWith('skl_') ? id : `skl_${id.replaceAll('-', '_')}`, 'text');
  }
  for (const word of ['sheet', 'boast', 'equipment', 'intrigue', 'card']) {
    const value = about[word];
    if (value !== undefined) return textOf(String(value), 'text');
  }
  return '';
}
