// The keys of the table, by their place on the keyboard.
import { settings, type Pace } from '../app/settings.svelte';
import { announce } from '../app/announcer.svelte';
import { go } from '../app/navigation.svelte';
import { writing } from '../game/keys';
import { describe } from '../game/describe';
import { targetOf } from '../game/scene';
import { kindOfSpace } from '../game/words';
import { verbOf } from '../game/offers';
import type { TableContext } from './context';

/** What the page can do that is no action of the game. */
export interface PageHandle {
  focusLit(step: number): void;
  zoom(factor: number): void;
}

const THIEVES = ['KeyQ', 'KeyW', 'KeyE', 'KeyR'];
const PACES: readonly Pace[] = ['1x', '2x', 'off'];
const REGIONS = ['board', 'rivals', 'missions', 'log', 'actions', 'gang', 'hand'];

function toRegion(name: string): void {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const inside = region?.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]:not([data-term])');
  (inside ?? region)?.focus();
}

function nextRegion(back: boolean): void {
  const there = REGIONS.filter((name) => document.querySelector(`[data-region="${name}"]`));
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? '';
  const step = back ? -1 : 1;
  const next = there[(there.indexOf(now) + step + there.length) % there.length];
  if (next) toRegion(next);
}

/** Handles a key; true if it was one of ours. */
export function pressed(event: KeyboardEvent, table: TableContext, page: PageHandle): boolean {
  if (event.defaultPrevented || writing(event.target) || table.ui.window !== null) return false;
  const { game, hands, acts, show, ui } = table;
  const undo = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ';
  if (undo) {
    acts.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.code) {
    case 'Escape':
      if (ui.mission !== null) {
        ui.mission = null;
        return true;
      }
      if (game.hints !== null && !hands.pending && hands.pinned === null) {
        game.dropHints();
        return true;
      }
      if (ui.raised !== null && !hands.pending) ui.raised = null;
      return hands.back() || ui.drawer;
    case 'Enter':
      if (!event.shiftKey) return false;
      acts.endTurn();
      return true;
    case 'Space':
      return event.target instanceof HTMLButtonElement && !show.running ? false : acts.pass();
    case 'F6':
      nextRegion(event.shiftKey);
      return true;
  }
  return settings.letters && letter(event, table, page) && (void game, true);
}

function letter(event: KeyboardEvent, { game, hands, acts, show, ui }: TableContext, page: PageHandle): boolean {
  const thief = THIEVES.indexOf(event.code);
  if (thief >= 0) {
    const piece = game.me === null ? undefined : game.crew(game.me)[thief];
    if (piece && acts.free && hands.canChoose(piece.figure)) hands.choose(piece.figure);
    return true;
  }
  if (/^Digit[1-9]$/.test(event.code) && !event.shiftKey) return answer(Number(event.code.slice(5)) - 1, { game, hands, acts, show, ui });
  switch (event.code) {
    case 'Comma':
      page.focusLit(-1);
      return true;
    case 'Period':
      page.focusLit(1);
      return true;
    case 'KeyZ':
      acts.undo();
      return true;
    case 'KeyV': {
      const space = document.activeElement?.getAttribute('data-space') ?? targetOf(game, hands);
      if (space) acts.press({ space }, { shift: true, touch: false, key: true });
      return true;
    }
    case 'KeyH':
      toRegion('hand');
      return true;
    case 'KeyM':
      toRegion('missions');
      return true;
    case 'KeyG':
      toRegion('gang');
      return true;
    case 'KeyL':
      toRegion('log');
      return true;
    case 'KeyO':
      toRegion('rivals');
      return true;
    case 'KeyT':
      if (game.hints) game.dropHints();
      else if (acts.free) game.hint();
      return true;
    case 'KeyC':
      ui.front = ui.front === 'main' ? 'below' : 'main';
      return true;
    case 'Equal':
    case 'NumpadAdd':
      page.zoom(1.35);
      return true;
    case 'Minus':
    case 'NumpadSubtract':
      page.zoom(1 / 1.35);
      return true;
    case 'Digit0':
      page.zoom(0);
      return true;
    case 'KeyN':
      show.next();
      return true;
    case 'KeyP':
      settings.pace = PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length] ?? '1x';
      return true;
    case 'KeyI': {
      const space = targetOf(game, hands) ?? (hands.figure ? (game.piece(hands.figure)?.at ?? null) : null);
      if (space && game.catalog) announce(describe(game, hands, space, [], kindOfSpace(game.catalog, space)), 'assertive');
      return true;
    }
    case 'KeyB':
      ui.window = 'words';
      return true;
    case 'Slash':
      if (event.shiftKey) ui.window = 'keys';
      else go('/rules');
      return true;
  }
  return false;
}

/** A number answers a prompt, or chooses a row of the panel. */
function answer(place: number, { game, hands, acts }: Pick<TableContext, 'game' | 'hands' | 'acts' | 'show' | 'ui'>): boolean {
  if (!acts.free) return false;
  if (acts.choosing) {
    document.querySelectorAll<HTMLElement>('.choices button')[place]?.click();
    return true;
  }
  if (['prompt', 'roll', 'fight'].includes(game.stage)) {
    const offer = game.offers.filter((one) => verbOf(one) !== 'pass')[place];
    if (offer) hands.do(offer);
    return offer !== undefined;
  }
  const row = acts.rows[place];
  if (row) acts.row(row);
  return row !== undefined;
}
