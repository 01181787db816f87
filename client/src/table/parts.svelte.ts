// The parts of the table that come after its first view: once they are there they stay.
import type { Component } from 'svelte';
import { later, painted } from '../app/later';
import { loadMoreIcons } from '../pieces';
import { loadPart } from '../text';

class Parts {
  /** What lies around the board on a desk. */
  Sides: Component | null = $state.raw(null);
  /** What lies over the board now and then. */
  Over: Component | null = $state.raw(null);
  private begun = false;

  /** The board is there: now the rest, with the texts of the chronicle and of the cards. */
  async come(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    await painted();
    void later(() => import('./Sides.svelte')).then((found) => (this.Sides = found));
    void later(() => import('./Over.svelte')).then((found) => (this.Over = found));
    void loadPart('log');
    void loadPart('notes');
    void loadMoreIcons();
  }
}

export const parts = new Parts();
