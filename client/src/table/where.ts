// What is known of the place that is pointed at: the note on the board says it, and on a phone the sheet.
import { lyingIn } from '../game/describe';
import type { Game } from '../game/game.svelte';
import type { Hands } from '../game/hands.svelte';
import { kindInView, payAfter } from '../game/pay';
import { rowOf, type Row } from '../game/rows';
import { targetOf } from '../game/scene';

export interface Where {
  space: string;
  row: Row;
  /** The treasure that could be had there. */
  kind: string | null;
  /** A mission that it would improve: what it pays now, and then. */
  better: { now: number; then: number } | null;
  lying: string[];
}

export function whereOf(game: Game, hands: Hands): Where | null {
  const space = targetOf(game, hands);
  const offer = hands.pointed?.offer;
  if (!space || !offer || !game.speech) return null;
  const most = Math.max(0, ...hands.offers.map((one) => one.way?.length ?? 0));
  return { space, row: rowOf(game.speech, offer, most), kind: kindInView(hands.pointed), better: betterPay(game, hands), lying: lyingIn(game, space) };
}

function betterPay(game: Game, hands: Hands): Where['better'] {
  for (const pay of game.table?.missions ?? []) {
    const then = game.catalog ? payAfter(game.catalog, pay.mission, pay, hands.pointed) : null;
    if (then !== null) return { now: pay.ducats ?? 0, then };
  }
  return null;
}
