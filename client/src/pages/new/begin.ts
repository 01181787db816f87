/** From a draft to a game that stands. */

import { settings } from '../../app/settings.svelte';
import type { Catalog, Me } from '../../generated/protocol';
import * as api from '../../net/api';
import { t } from '../../text';
import { firstDraft, wishOf, type Draft, type SeatDraft } from './draft';

/** What somebody without a name is called at the table. */
export function defaultName(seat: SeatDraft, at: number): string {
  if (seat.kind === 'bot') return t(`bot-name-${at === 0 ? 4 : at}`);
  return seat.kind === 'link' ? t('new-friend') : t('new-player', { number: at + 1 });
}

/** The kind of bot that sits down unless another one is chosen: the first and weakest level, so that a first game can be won. */
export function usualBot(mine: Me): string {
  return mine.bots[0]?.id ?? 'random';
}

/** Sets the game up; gives its address. */
export async function begin(draft: Draft): Promise<string> {
  const made = await api.createGame(wishOf(draft, defaultName));
  return `/game/${made.id}`;
}

/** "Play now": the first adventure against a bot, nothing to choose. */
export async function playNow(catalog: Catalog, mine: Me): Promise<string> {
  return begin(firstDraft(catalog, usualBot(mine), settings.name));
}
