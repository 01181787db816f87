// Hints on the board: from what is suggested to the places it speaks of.
import type { BoardHint } from '../board/scene';
import { SHAPES, VERBS, type Suggested, type Verb } from '../generated/protocol';
import type { Game } from './game.svelte';

/** A space or a figure that a step names, by the words of its verb. */
function named(step: string, word: 'space' | 'figure'): string | undefined {
  const [verb = '', ...words] = step.split(' ');
  const shape = (VERBS as readonly string[]).includes(verb) ? SHAPES[verb as Verb] : [];
  const place = (shape as readonly string[]).indexOf(word);
  return place < 0 ? undefined : words[place];
}

/** Where a hint leads: the last space that it names, or where the last figure stands. */
export function placeOfHint(game: Pick<Game, 'piece'>, hint: Suggested): string | null {
  const steps = [hint.do, ...(hint.steps ?? [])].reverse();
  for (const step of steps) {
    const space = named(step, 'space');
    if (space) return space;
    const figure = named(step, 'figure');
    const at = figure ? game.piece(figure)?.at : undefined;
    if (at) return at;
  }
  return null;
}

/** The numbers to be shown, one for each place. */
export function hintsOf(game: Pick<Game, 'piece' | 'hints'>): BoardHint[] {
  const found: BoardHint[] = [];
  (game.hints ?? []).forEach((hint, place) => {
    const at = placeOfHint(game, hint);
    if (at && !found.some((one) => one.at === at)) found.push({ at, number: place + 1 });
  });
  return found;
}
