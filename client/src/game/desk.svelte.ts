// Everything that one person at this screen sees and holds. Whoever comes next gets a desk of his own: nothing that was
// told to the one before is on it, nor anything that was worked out from it.
import type { Request, Table } from '../generated/protocol';
import { Acts } from './acts.svelte';
import { sumUp, tellEvent, tellTable } from './announce';
import { Game } from './game.svelte';
import { Hands } from './hands.svelte';
import { Show } from './show.svelte';
import { Ui } from './ui.svelte';

export class Desk {
  readonly game: Game;
  readonly hands: Hands;
  readonly show: Show;
  readonly ui = new Ui();
  readonly acts: Acts;

  /** `laid` hears of every table once it lies there. */
  constructor(send: (request: Request) => boolean, laid: (table: Table) => void) {
    this.game = new Game(send);
    this.hands = new Hands(this.game);
    this.show = new Show(this.game, {
      laid: (table, before) => {
        this.ui.mission = null;
        if (table.at !== before?.at) {
          this.ui.raised = null;
          // What was asked before doing something is no question any more at another decision.
          if (this.ui.window === 'end' || this.ui.window === 'risk') this.ui.window = null;
        }
        this.hands.lookAhead();
        tellTable(this.game, table, before);
        laid(table);
      },
      told: (event) => tellEvent(this.game, event),
      skipped: (events) => sumUp(this.game, events),
    });
    this.acts = new Acts(this.game, this.hands, this.show, this.ui);
  }
}
