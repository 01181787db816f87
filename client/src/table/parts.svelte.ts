// The parts of the table that come after its first view: once they are there they stay.
import type { Component } from 'svelte';
import { comesFirst, later, pictured } from '../app/later';
import { loadMoreIcons } from '../pieces';
import { loadPart } from '../text';

type Part = 'ChoicePanel' | 'Sides' | 'Over' | 'BoardNote' | 'PhoneBody' | 'PortraitBelow' | 'HintButton';

const LOADERS: Record<Part, () => Promise<{ default: Component }>> = {
  ChoicePanel: () => import('./ChoicePanel.svelte'),
  Sides: () => import('./Sides.svelte'),
  Over: () => import('./Over.svelte'),
  BoardNote: () => import('./BoardNote.svelte'),
  PhoneBody: () => import('./PhoneBody.svelte'),
  PortraitBelow: () => import('./PortraitBelow.svelte'),
  HintButton: () => import('./HintButton.svelte'),
};

class Parts {
  private there: Partial<Record<Part, Component>> = $state.raw({});
  private asked = new Set<Part>();
  private board: Promise<void> | null = $state.raw(null);
  /** The first view is complete: there is time for what is beside it. */
  complete = $state(false);

  /** The board is there: once it can be seen come the texts of the chronicle and of the cards, and whatever is shown. */
  come(): void {
    if (this.board) return;
    this.board = pictured();
    void this.board.then(() => {
      this.complete = true;
      void [this.ChoicePanel, this.BoardNote];
      void loadPart('log');
      void loadPart('notes');
      void loadMoreIcons();
    });
  }

  /** Cards, thieves and the like to choose from, which lie over the board. */
  get ChoicePanel(): Component | null {
    if (!this.asked.has('ChoicePanel')) comesFirst(this.ask('ChoicePanel'));
    return this.there.ChoicePanel ?? null;
  }
  /** What lies around the board on a desk. */
  get Sides(): Component | null {
    return this.get('Sides');
  }
  /** What lies over the board now and then. */
  get Over(): Component | null {
    return this.get('Over');
  }
  /** What is told about the space that is pointed at. */
  get BoardNote(): Component | null {
    return this.get('BoardNote');
  }
  /** What lies in the sheet of a phone. */
  get PhoneBody(): Component | null {
    return this.get('PhoneBody');
  }
  /** What lies below the board on a tablet held upright. */
  get PortraitBelow(): Component | null {
    return this.get('PortraitBelow');
  }

  /** Asks for a hint, over the board of a phone. */
  get HintButton(): Component | null {
    return this.get('HintButton');
  }

  private get(part: Part): Component | null {
    if (this.board && !this.asked.has(part)) void this.ask(part, this.board);
    return this.there[part] ?? null;
  }

  private async ask(part: Part, after?: Promise<void>): Promise<void> {
    this.asked.add(part);
    await after;
    // A choice may be the first thing that is seen: it says nothing that comes later.
    const [found] = await Promise.all([later(LOADERS[part]), part === 'ChoicePanel' || loadPart('around')]);
    this.there = { ...this.there, [part]: found };
  }
}

export const parts = new Parts();
