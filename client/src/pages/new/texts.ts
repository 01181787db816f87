import type { AdventureEntry } from '../../generated/protocol';
import { gangName, has, t, textOf } from '../../text';
import { GUILD } from './draft';

/** What an adventure is about, in a few words; one from a pack tells what its gangs want. */
export function shortOf(sheet: AdventureEntry): string {
  const id = `new-short-${String(sheet.number).padStart(2, '0')}`;
  return has(id) && sheet.id === `adv_${String(sheet.number).padStart(2, '0')}` ? t(id) : textOf(sheet.id, 'wants');
}

export function nameOfGang(gang: string): string {
  return gang === GUILD ? t('new-guild') : gangName(gang);
}

export function styleOfGang(gang: string): string {
  return gang === GUILD ? t('new-guild-style') : textOf(gang, 'style');
}

/** Kinds of bots that a pack or a later version adds may have no text of their own. */
export function nameOfBot(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What a level plays like, in one line. */
export function aboutBot(bot: string): string {
  return has(`new-level-${bot}`) ? t(`new-level-${bot}`) : '';
}
