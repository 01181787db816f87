// What a screen reader is told while the game goes on.
import { announce } from '../app/announcer.svelte';
import { toast } from '../app/toasts.svelte';
import { play } from '../app/sounds';
import type { Table, Told } from '../generated/protocol';
import { t } from '../text';
import { sentence } from '../text/log';
import type { Game } from './game.svelte';
import { topOf, viewOf } from './view';
import { questionOf } from './words';

/** Rolls whose result matters at once to who rolled. */
const ROLLS = ['pick', 'test', 'escape', 'fight_won', 'purse', 'tunnel', 'loot'];

/** One event of the chronicle. */
export function tellEvent(game: Game, event: Told): void {
  const { text, figures } = sentence(event, { seat: game.me, gangs: game.view.gangs });
  const own = figures.some((figure) => game.ownerOf(figure) === game.me) && game.me !== null;
  if (text) announce(text, ROLLS.includes(event.name) && own ? 'assertive' : 'polite');
  const sound = SOUNDS[event.name];
  if (sound) play(sound);
}

const SOUNDS: Partial<Record<string, Parameters<typeof play>[0]>> = {
  move: 'step', patrol: 'step', flee: 'step', fight_dice: 'die', pick: 'die', militia: 'die', test: 'die', attack: 'fight',
  alarm: 'alarm', mission_paid: 'coin', gain: 'coin', open: 'coin', play: 'card', draw: 'card',
};

/** A table has been laid: whose turn it is, and what is asked. */
export function tellTable(game: Game, table: Table, before: Table | null): void {
  if (table.asks === null || table.asks === undefined || table.asks !== table.seat) return;
  const now = viewOf(table.view);
  const then = before ? viewOf(before.view) : null;
  const newTurn = now.round > 0 && now.turn === table.seat && (then?.turn !== now.turn || then.round !== now.round);
  if (newTurn) {
    announce(t('say-your-turn', { ap: now.ap }), 'assertive');
    play('turn');
  }
  const asked = topOf(now).what;
  const fresh = before === null || topOf(viewOf(before.view)).what !== asked || before.asks !== table.asks;
  if (fresh && (asked !== 'turn' || now.phase !== 'activation') && game.speech) {
    announce(questionOf({ ...game.speech, view: now }), 'assertive');
  }
}

const SUMMED = 3;

/** What was not watched, in its last three sentences. */
export function sumUp(game: Game, events: readonly Told[]): void {
  const said = events.map((event) => sentence(event, { seat: game.me, gangs: game.view.gangs }).text).filter(Boolean);
  if (said.length) toast(said.slice(-SUMMED).join(' '), 'info');
}
