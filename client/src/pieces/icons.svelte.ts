/** Path data of the icons. Those of the table are there at once, the others as soon as one of them is asked for. */
import { painted } from '../app/later';
import table from 'virtual:icons/table';
import { CARD_ICONS, type IconName } from './icon-names';

let cards: Record<string, string> = $state.raw({});
let more: Record<string, string> = $state.raw({});
const loading: Partial<Record<'cards' | 'more', Promise<void>>> = {};
const ofCards: ReadonlySet<string> = new Set(CARD_ICONS);

/** Fetches icons before anybody asks for one of them. */
export function loadMoreIcons(set: 'cards' | 'more' = 'cards'): Promise<void> {
  loading[set] ??= painted().then(async () => {
    if (set === 'cards') cards = (await import('virtual:icons/cards')).default;
    else more = (await import('virtual:icons/more')).default;
  });
  return loading[set];
}

/** '' while it is still on its way. */
export function iconPath(name: IconName): string {
  const path = table[name] ?? cards[name] ?? more[name];
  if (path === undefined) void loadMoreIcons(ofCards.has(name) ? 'cards' : 'more');
  return path ?? '';
}
