// A fight that is going on, read from what the seat sees.
import type { Fight } from '../generated/protocol';
import { frameOf, topOf, type Doing, type View } from './view';

export interface Side {
  figure: string;
  dice: number[];
  /** How many dice it rolls. */
  number: number;
  cards: string[];
  bonus: number;
  score: number | null;
}

export interface FightShown {
  sides: [Side, Side];
  space: string;
  round: number;
  /** 0 to 5: his card, your card, dice, after the dice, spoils, flight. */
  step: number;
}

const pair = <T>(doing: Doing, key: string, none: T): [T, T] => {
  const value = doing[key];
  return Array.isArray(value) ? [(value[0] ?? none) as T, (value[1] ?? none) as T] : [none, none];
};

/** The stages of the rules, as steps: attacker's cards, defender's cards, dice, what either side does about them. */
const STEP_OF_STAGE = [0, 1, 2, 3, 3, 3];

export function fightOf(view: View, fight: Fight | null | undefined): FightShown | null {
  const doing = frameOf(view, 'fight');
  if (!doing) return null;
  const dice = pair<number[]>(doing, 'dice', []);
  const cards = pair<string[]>(doing, 'cards', []);
  const bonus = pair<number>(doing, 'bonus', 0);
  const side = (at: 0 | 1): Side => ({
    figure: String(doing[at ? 'defender' : 'attacker'] ?? ''),
    dice: dice[at],
    number: fight?.dice[at] ?? dice[at].length,
    cards: cards[at],
    bonus: bonus[at],
    score: fight?.scores?.[at] ?? null,
  });
  return {
    sides: [side(0), side(1)],
    space: String(doing['space'] ?? ''),
    round: Number(doing['round'] ?? 1),
    step: STEP_OF_STAGE[Number(doing['stage'] ?? 0)] ?? 3,
  };
}

/** Winner and loser while spoils are taken or a winner may still play a card. */
export function wonBy(view: View): { winner: string; loser: string } | null {
  const top = topOf(view);
  if (top.what === 'spoils' || top.what === 'recovery') {
    return { winner: String(top['winner'] ?? ''), loser: String(top['loser'] ?? '') };
  }
  const use = top.what === 'won' && Array.isArray(top['use']) ? top['use'] : null;
  return use ? { winner: String(use[4] ?? ''), loser: String(use[5] ?? '') } : null;
}

/** The highest die is the one that counts. */
export const countsAt = (dice: readonly number[]): number => dice.indexOf(Math.max(...dice));
