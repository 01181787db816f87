// Shows what happened, one event after the other, before the new state is laid over the old one.
import { tick } from 'svelte';
import { tempo } from '../app/settings.svelte';
import type { BoardHandle } from '../board/scene';
import type { Table, Told } from '../generated/protocol';
import type { Game } from './game.svelte';
import { diceOf, placeOfEvent, stepOf, type DiceShown, type Step } from './steps';

/** How long things last at the usual pace, in milliseconds. */
const HOLD = 900;
const DIE = 950;
const SHORT = 350;
/** More than this waiting means that the player was away: it is told, but not shown. */
const TOO_MANY = 120;

export interface Ribbon {
  event: Told;
  /** A rival's step: it is held until it has been read. */
  held: boolean;
}

export class Show {
  /** What is being shown; null: the table is as it is. */
  ribbon = $state.raw<Ribbon | null>(null);
  dice = $state.raw<DiceShown | null>(null);
  /** Where figures already stand that have moved in what was shown. */
  moved = $state.raw<Record<string, string>>({});
  /** The way that was just walked, in the colour of who walked it. */
  way = $state.raw<{ figure: string; spaces: string[] } | null>(null);
  running = $state(false);
  paused = $state(false);

  /** Lets cards and coins fly: set by the part of the table that shows them, which comes later. */
  flies: ((event: Told) => Promise<void>) | null = null;

  /** The boards that can be asked to animate; each ignores what is not on it. */
  private boards = new Set<BoardHandle>();
  private queue: Table[] = [];
  private goOn: (() => void) | null = null;
  private skipping = false;
  private summing = false;
  private stopped = false;

  constructor(
    private game: Game,
    private on: {
      /** A table has been laid. */
      laid: (table: Table, before: Table | null) => void;
      /** An event is about to be shown. */
      told: (event: Told) => void;
      /** The player did not want to see these. */
      skipped: (events: Told[]) => void;
    },
  ) {}

  attach(board: BoardHandle): () => void {
    this.boards.add(board);
    return () => void this.boards.delete(board);
  }

  /** A table has come. The first one, and whatever comes after a break, is laid at once. */
  add(table: Table, atOnce: boolean): void {
    const waiting = this.queue.reduce((sum, one) => sum + (one.events?.length ?? 0), table.events?.length ?? 0);
    this.queue.push(table);
    if (atOnce || waiting > TOO_MANY || document.hidden) this.flush();
    else if (!this.running) void this.run();
  }

  /** Goes on with the next event at once. */
  next(): void {
    this.paused = false;
    this.goOn?.();
  }

  /** The player has seen enough of it: the rest is summed up. */
  skip(): void {
    this.summing = true;
    this.flush();
  }

  /** Lays the newest table without showing what led to it. */
  flush(): void {
    this.skipping = true;
    this.next();
    if (!this.running) void this.run();
  }

  /** Whoever was shown this has gone: what still waits is not for the next one. */
  stop(): void {
    this.stopped = true;
    this.queue.length = 0;
    this.next();
  }

  private async run(): Promise<void> {
    this.running = true;
    const unseen: Told[] = [];
    for (let table = this.queue.shift(); table; table = this.queue.shift()) {
      for (const event of table.events ?? []) {
        this.game.tell([event]);
        this.on.told(event);
        if (this.skipping) unseen.push(event);
        else if (tempo() > 0) await this.play(event, table);
        if (this.stopped) return;
      }
      this.lay(table);
    }
    this.running = false;
    this.skipping = false;
    if (this.summing) this.on.skipped(unseen);
    this.summing = false;
  }

  private lay(table: Table): void {
    const before = this.game.table;
    this.ribbon = null;
    this.dice = null;
    this.way = null;
    this.moved = {};
    this.game.lay(table);
    this.on.laid(table, before);
  }

  private async play(event: Told, table: Table): Promise<void> {
    const step = stepOf(event, this.game, table);
    const flight = this.flies?.(event);
    if (!step) return flight;
    this.ribbon = step.telling ? { event, held: step.rival } : this.ribbon;
    await Promise.all([this.walk(step), this.roll(event), this.mark(event, step), flight]);
    if (step.rival && step.telling) await this.wait(HOLD);
    else if (step.pause) await this.wait(SHORT);
    this.dice = null;
  }

  private async walk(step: Step): Promise<void> {
    if (!step.walk) return;
    const { figure, spaces, flight } = step.walk;
    const end = spaces.at(-1);
    if (end === undefined) return;
    this.way = step.rival ? { figure, spaces } : null;
    this.moved = { ...this.moved, [figure]: end };
    await tick();
    await this.unlessSkipped([...this.boards].map((board) => board.walk(figure, spaces, flight)));
  }

  private async roll(event: Told): Promise<void> {
    const dice = diceOf(event, this.game);
    if (!dice) return;
    this.dice = dice;
    await this.wait(DIE);
  }

  private async mark(event: Told, step: Step): Promise<void> {
    if (event.name === 'alarm') await this.unlessSkipped([...this.boards].map((board) => board.pulse('alarm')));
    const place = placeOfEvent(event, this.game);
    if (place && !step.walk && step.telling) {
      await this.unlessSkipped([...this.boards].map((board) => board.ping(place)));
    }
  }

  private async unlessSkipped(motions: Promise<void>[]): Promise<void> {
    const stop = new Promise<void>((resolve) => (this.goOn = resolve));
    await Promise.race([Promise.all(motions), stop]);
  }

  private async wait(time: number): Promise<void> {
    if (this.skipping) return;
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
      const tick = (): void => {
        if (this.paused) setTimeout(tick, 100);
        else resolve();
      };
      setTimeout(tick, time * tempo());
    });
  }
}
