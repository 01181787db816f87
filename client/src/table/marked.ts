// Names in a sentence of the chronicle, so that they can stand out.
import { figureName, spaceName } from '../text';

/** The forms in which a sentence may need a name. */
const FORMS = [undefined, 'gen', 'dat', 'acc', 'ins', 'pre', 'to', 'at'];

export interface Part {
  text: string;
  name: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at these names; the longest that fits is taken. */
export function cutAt(text: string, names: readonly string[]): Part[] {
  const known = [...new Set(names)].filter((name) => name.length > 1).sort((one, other) => other.length - one.length);
  if (!known.length) return [{ text, name: false }];
  const pattern = new RegExp(`(${known.map(escaped).join('|')})`, 'u');
  return text.split(pattern).flatMap((part, place) => (part ? [{ text: part, name: place % 2 === 1 }] : []));
}

export function marked(text: string, figures: readonly string[], spaces: readonly string[]): Part[] {
  const names = FORMS.flatMap((form) => [...figures.map((one) => figureName(one, form)), ...spaces.map((one) => spaceName(one, form))]);
  return cutAt(text, names);
}
