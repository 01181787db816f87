/** Gives the client the icons it names, and no others: `virtual:icons/table` at once, the others when they are needed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { BOARD_ICONS, CARD_ICONS, GRID, MORE_ICONS, PAGE_ICONS, TABLE_ICONS } from '../src/pieces/icon-names.ts';
import { rounded } from './paths.ts';

interface Collection {
  icons: Record<string, { body: string }>;
}

const SETS: Record<string, readonly string[]> = { table: TABLE_ICONS, board: BOARD_ICONS, pages: PAGE_ICONS, cards: CARD_ICONS, more: MORE_ICONS };
const PREFIX = 'virtual:icons/';

export function iconPaths(names: readonly string[]): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Collection;
  return Object.fromEntries(
    names.map((name) => {
      const body = icons[name]?.body;
      if (!body) throw new Error(`there is no icon ${name}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(found[1]!, GRID / 512));
      return [name, paths.join('')];
    }),
  );
}

export function icons(): Plugin {
  return {
    name: 'cadwallon-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const names = SETS[id.slice(PREFIX.length + 1)];
      if (!names) throw new Error(`there are no icons ${id}`);
      return `export default ${JSON.stringify(iconPaths(names))}`;
    },
  };
}
