/** Path data of the icons. Those of the table are there at once, the others as soon as one of them is asked for. */
import { later, pictured } from '../app/later';
import table from 'virtual:icons/table';
import { BOARD_ICONS, CARD_ICONS, PAGE_ICONS, type IconName } from './icon-names';

type Paths = Record<string, string>;
type Set = 'board' | 'pages' | 'cards' | 'more';

const LOADERS: Record<Set, () => Promise<{ default: Paths }>> = {
  board: () => import('virtual:icons/board'),
  pages: () => import('virtual:icons/pages'),
  cards: () => import('virtual:icons/cards'),
  more: () => import('virtual:icons/more'),
};

let known: Paths = $state.raw(table);
const loading: Partial<Record<Set, Promise<void>>> = {};
const setOf: Readonly<Record<string, Set>> = Object.fromEntries([
  ...BOARD_ICONS.map((name) => [name, 'board'] as const),
  ...PAGE_ICONS.map((name) => [name, 'pages'] as const),
  ...CARD_ICONS.map((name) => [name, 'cards'] as const),
]);

/** Fetches icons before anybody asks for one of them. They are looked at after the board. */
export function loadMoreIcons(set: Set = 'cards'): Promise<void> {
  loading[set] ??= pictured()
    .then(() => later(LOADERS[set]))
    .then((found) => void (known = { ...known, ...found }));
  return loading[set];
}

/** '' while it is still on its way. */
export function iconPath(name: IconName): string {
  const path = known[name];
  if (path === undefined) void loadMoreIcons(setOf[name] ?? 'more');
  return path ?? '';
}
