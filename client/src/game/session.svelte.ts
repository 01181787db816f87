// One game at this screen: the line to it, and the desk of whoever sits there.
import { hush } from '../app/announcer.svelte';
import { pictured } from '../app/later';
import { dismissAll } from '../app/toasts.svelte';
import type { Reply, Table } from '../generated/protocol';
import { loadPart } from '../text';
import * as api from '../net/api';
import { GameSocket } from '../net/socket';
import { Desk } from './desk.svelte';

export class Session {
  /** Of the person who looks at the screen now, or of nobody. */
  desk = $state.raw(this.newDesk());
  /** What could not be loaded. */
  trouble = $state.raw<unknown>(null);
  private socket: GameSocket | null = null;
  /** The next table is the first after a welcome: it is laid at once. */
  private fresh = true;
  /** Whoever sat here has gone: what is still on its way to him is not read. The next welcome is for the one after him. */
  private left = false;
  /** The seat whose standing orders the server knows. */
  private ordered: number | null = null;

  constructor(private id: string) {}

  async open(): Promise<void> {
    this.trouble = null;
    try {
      [this.desk.game.catalog] = await Promise.all([api.catalog(), loadPart('cards')]);
    } catch (error) {
      this.trouble = error;
      return;
    }
    this.socket = new GameSocket(
      this.id,
      (reply) => this.take(reply),
      (status, retry) => {
        if (status === 'closed') this.putAway();
        const { game } = this.desk;
        game.line = status;
        game.retry = retry ?? 0;
        if (status === 'lost') game.cut();
      },
    );
  }

  private take(reply: Reply): void {
    if (reply.type === 'welcome') {
      this.ordered = null;
      this.fresh = true;
      this.left = false;
      void loadPart(reply.adventure);
    }
    const { game, hands, show, acts } = this.desk;
    if (this.left) return;
    if (reply.type === 'routed') hands.course.take(reply);
    if (!game.take(reply) || reply.type !== 'table') return;
    hands.renewed(reply, game.table);
    show.add(reply, this.fresh);
    if (this.fresh) void this.readBots();
    // Who only watches has no seat, and nothing to order.
    const seat = reply.seat ?? null;
    if (seat !== null && seat !== this.ordered) acts.standingOrders();
    this.ordered = seat;
    this.fresh = false;
  }

  /** Another person at this screen is asked: this one's hand is put away before the curtain hangs. */
  private laid(table: Table): void {
    const [seat, asks] = [table.seat ?? null, table.asks ?? null];
    if (seat === null || asks === null || asks === seat) return;
    this.putAway();
    this.left = true;
    // If the line is down just now, nobody sits here when it comes back.
    this.socket?.send({ type: 'sit', seat: null });
  }

  /** Forgets everything that was told to whoever sat here. */
  private putAway(): void {
    const { game, show } = this.desk;
    show.stop();
    hush();
    dismissAll();
    this.left = false;
    this.desk = this.newDesk();
    this.desk.game.catalog = game.catalog;
    this.desk.game.bots = game.bots;
    this.desk.game.line = game.line;
    this.desk.game.retry = game.retry;
  }

  private newDesk(): Desk {
    return new Desk(
      (request) => this.socket?.send(request) ?? false,
      (table) => this.laid(table),
    );
  }

  /** Only the host needs them, and only if somebody stays away. */
  private async readBots(): Promise<void> {
    // The desk is not kept while this waits: it may be another's by then.
    if (!this.desk.game.welcome?.host || this.desk.game.bots.length) return;
    await pictured();
    const me = await api.me().catch(() => null);
    this.desk.game.bots = me?.bots.map((bot) => bot.id) ?? [];
  }

  close(): void {
    this.socket?.close();
  }
}
