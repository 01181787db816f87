// Reading offers: what each is about, and what a player points at to choose it.
import { SHAPES, VERBS, type Offer, type Verb } from '../generated/protocol';
import { GROUPS, VERB_LOOKS, type Place } from './verbs';

/** The verb of an offer: named, or the first word of its text. */
export function verbOf(offer: Offer): Verb {
  const word = offer.verb || offer.do.split(' ', 1)[0] || '';
  return (VERBS as readonly string[]).includes(word) ? (word as Verb) : 'pass';
}

/** What an offer is about, by the words of its shape: figure, space, card, kind ... */
export type About = Partial<Record<string, string | number>>;

export function aboutOf(offer: Offer): About {
  const found: About = {};
  const values = [offer.a, offer.b];
  SHAPES[verbOf(offer)].forEach((word, place) => {
    const value = values[place];
    if (value !== null && value !== undefined) found[word] = value;
  });
  return found;
}

/** The two figures of an offer that changes their places: `elise+kaldern`. */
export function pairOf(offer: Offer): [string, string] {
  const [first = '', second = ''] = String(offer.b ?? '').split('+');
  return [first, second];
}

const textOrNone = (value: string | number | undefined): string | null => (typeof value === 'string' ? value : null);

export const spaceOf = (offer: Offer): string | null => textOrNone(aboutOf(offer)['space']);
export const figureOf = (offer: Offer): string | null => textOrNone(aboutOf(offer)['figure']);
export const cardOf = (offer: Offer): string | null => {
  const about = aboutOf(offer);
  return textOrNone(about['card'] ?? about['intrigue'] ?? about['equipment']);
};

export const placeOf = (offer: Offer): Place => VERB_LOOKS[verbOf(offer)].place;

/** What can be pointed at now, and what each choice leaves open. */
export interface Targets {
  spaces: Map<string, Offer[]>;
  figures: Map<string, Offer[]>;
  cards: Map<string, Offer[]>;
  missions: Map<string, Offer[]>;
  /** Everything that is chosen in a panel. */
  rows: Offer[];
  /** Ways to say no: pass, stay, stop, done. */
  passes: Offer[];
  end: Offer | null;
}

const put = (map: Map<string, Offer[]>, key: string | null, offer: Offer): boolean => {
  if (key === null) return false;
  const there = map.get(key);
  if (there) there.push(offer);
  else map.set(key, [offer]);
  return true;
};

/** Sorts offers by what is pointed at first: a card before its target, a thief before his gate. */
export function targetsOf(offers: readonly Offer[]): Targets {
  const found: Targets = {
    spaces: new Map(), figures: new Map(), cards: new Map(), missions: new Map(), rows: [], passes: [], end: null,
  };
  for (const offer of offers) {
    switch (placeOf(offer)) {
      case 'space':
        if (put(found.spaces, spaceOf(offer), offer)) continue;
        break;
      case 'figure':
        if (put(found.figures, figureOf(offer), offer)) continue;
        break;
      case 'card':
        if (put(found.cards, cardOf(offer), offer)) continue;
        break;
      case 'mission':
        if (put(found.missions, textOrNone(aboutOf(offer)['mission']), offer)) continue;
        break;
      case 'pass':
        found.passes.push(offer);
        continue;
      case 'end':
        found.end = offer;
        continue;
      case 'choice':
      case 'row':
    }
    found.rows.push(offer);
  }
  return found;
}

/** What is left to choose when several offers share their first part: targets on the board, or rows. */
export function narrowed(offers: readonly Offer[]): Targets {
  const found = targetsOf([]);
  for (const offer of offers) {
    const [, second] = SHAPES[verbOf(offer)];
    if (second === 'figure' && put(found.figures, textOrNone(offer.b ?? undefined), offer)) continue;
    if (second === 'space' && put(found.spaces, textOrNone(offer.b ?? undefined), offer)) continue;
    found.rows.push(offer);
  }
  return found;
}

/** Rows in the order of the panel: what is known best first, dearer ones after cheaper ones. */
export function inOrder(offers: readonly Offer[]): Offer[] {
  const rank = (offer: Offer): number => GROUPS.indexOf(VERB_LOOKS[verbOf(offer)].group);
  return [...offers].sort((one, other) => rank(one) - rank(other) || (other.chance ?? 0) - (one.chance ?? 0));
}

/** Does this need a second click at the spot? Entering an unknown room and going below as well as fights and exits. */
export function needsTwice(offer: Offer, faceDown: readonly string[], below: (space: string) => boolean): boolean {
  if (VERB_LOOKS[verbOf(offer)].twice) return true;
  const space = spaceOf(offer);
  return verbOf(offer) === 'move' && space !== null && (faceDown.includes(space) || below(space));
}

/** The whole cost of going somewhere and doing something there. */
export const costWith = (way: Offer, then: Offer): number => (way.ap ?? 0) + (then.ap ?? 0);
