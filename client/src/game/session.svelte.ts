// Brings everything of one game at this screen together: the line, the store, the hands, the show.
import { painted } from '../app/later';
import { loadPart } from '../text';
import * as api from '../net/api';
import { GameSocket } from '../net/socket';
import { Acts } from './acts.svelte';
import { sumUp, tellEvent, tellTable } from './announce';
import { Game } from './game.svelte';
import { Hands } from './hands.svelte';
import { Show } from './show.svelte';
import { Ui } from './ui.svelte';

export class Session {
  readonly game: Game;
  readonly hands: Hands;
  readonly show: Show;
  readonly ui = new Ui();
  readonly acts: Acts;
  /** What could not be loaded. */
  trouble = $state.raw<unknown>(null);
  private socket: GameSocket | null = null;
  /** The next table is the first after a welcome: it is laid at once. */
  private fresh = true;
  /** The seat whose standing orders the server knows. */
  private ordered: number | null = null;

  constructor(private id: string) {
    this.game = new Game((request) => this.socket?.send(request) ?? false);
    this.hands = new Hands(this.game);
    this.show = new Show(this.game, {
      laid: (table, before) => {
        this.ui.mission = null;
        if (table.at !== before?.at) this.ui.raised = null;
        tellTable(this.game, table, before);
      },
      told: (event) => tellEvent(this.game, event),
      skipped: (events) => sumUp(this.game, events),
    });
    this.acts = new Acts(this.game, this.hands, this.show, this.ui);
  }

  async open(): Promise<void> {
    this.trouble = null;
    try {
      [this.game.catalog] = await Promise.all([api.catalog(), loadPart('cards')]);
    } catch (error) {
      this.trouble = error;
      return;
    }
    this.socket = new GameSocket(
      this.id,
      (reply) => {
        if (reply.type === 'welcome') {
          this.ordered = null;
          this.fresh = true;
          void loadPart(reply.adventure);
        }
        if (!this.game.take(reply) || reply.type !== 'table') return;
        this.hands.renewed(reply, this.game.table);
        this.show.add(reply, this.fresh);
        if (this.fresh) void this.readBots();
        // Who only watches has no seat, and nothing to order.
        const seat = reply.seat ?? null;
        if (seat !== null && seat !== this.ordered) this.acts.standingOrders();
        this.ordered = seat;
        this.fresh = false;
      },
      (status, retry) => {
        this.game.line = status;
        this.game.retry = retry ?? 0;
        if (status === 'lost') this.game.busy = false;
      },
    );
  }

  /** Only the host needs them, and only if somebody stays away. */
  private async readBots(): Promise<void> {
    if (!this.game.welcome?.host || this.game.bots.length) return;
    await painted();
    const me = await api.me().catch(() => null);
    this.game.bots = me?.bots.map((bot) => bot.id) ?? [];
  }

  close(): void {
    this.socket?.close();
  }
}
