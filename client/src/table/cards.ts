// When a card can be played, in words.
import type { Card } from '../generated/protocol';
import { has, t } from '../text';

/** The windows of a card as one text: its foot, or the short line in the hand. */
export function windowText(windows: readonly string[], short = false): string {
  const key = windows.length > 1 && windows.every((one) => one.startsWith('fight_')) ? 'fight' : (windows[0] ?? 'own_turn');
  const when = key.replaceAll('_', '-');
  return t(short ? `when-short-${when}` : `when-${when}`);
}

/** Why a card must wait; empty if it need not. */
export function whyText(card: Card): string {
  if (card.playable || !card.why) return '';
  const id = `why-${card.why.replaceAll('_', '-')}`;
  return t(has(id) ? id : 'why-other');
}
