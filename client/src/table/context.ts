// What all parts of the table share.
import { getContext, setContext } from 'svelte';
import type { Acts } from '../game/acts.svelte';
import type { Game } from '../game/game.svelte';
import type { Hands } from '../game/hands.svelte';
import type { Show } from '../game/show.svelte';
import type { Ui } from '../game/ui.svelte';

export interface TableContext {
  game: Game;
  hands: Hands;
  show: Show;
  ui: Ui;
  acts: Acts;
}

const KEY = Symbol('table');

export const provideTable = (table: TableContext): TableContext => setContext(KEY, table);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
