// Small things that several panels say about figures.
import type { Game } from '../game/game.svelte';
import { onBoard, type Piece } from '../game/view';
import { letters, characterOf } from '../pieces';
import { figureName, language } from '../text';

/** In the Prison, out of the game or out of the district, or simply somewhere. */
export function figureState(piece: Piece): 'jail' | 'out' | 'in' {
  if (piece.at === 'prison') return 'jail';
  return onBoard(piece.at) || piece.at === 'unplaced' ? 'in' : 'out';
}

let known: { key: string; letters: Record<string, string> } = { key: '', letters: {} };

/** The letters of all figures at the table, in the player's language. */
export function lettersOf(game: Game): Record<string, string> {
  const key = `${language()} ${game.view.figures.join()}`;
  if (known.key !== key) {
    const names = game.view.figures.map((id) => ({
      id,
      gang: game.gangOf(id) || characterOf(id).gang,
      name: figureName(id),
    }));
    known = { key, letters: letters(names) };
  }
  return known.letters;
}

export const letterOf = (game: Game, figure: string): string => lettersOf(game)[figure] ?? '';
