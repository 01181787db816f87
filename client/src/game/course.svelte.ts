// Another way than the shortest: spaces that the player wants to go through. What way that makes, the server says.
import { announce } from '../app/announcer.svelte';
import { toast } from '../app/toasts.svelte';
import type { Offer, Routed } from '../generated/protocol';
import { spaceName, t } from '../text';
import type { Game } from './game.svelte';
import { spaceOf, verbOf } from './offers';

/** Actions for which a way can be given. */
const WALKS = ['move', 'attack', 'leave', 'meet'];

export const walks = (offer: Offer): boolean => WALKS.includes(verbOf(offer));

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

export class Course {
  /** The way points, in their order. */
  points = $state.raw<readonly string[]>([]);
  /** The walk that is pointed at; '': the way ends at the last way point. */
  private walk = $state('');
  private told = $state.raw<Routed | null>(null);
  /** The last way point is new: it is told as soon as the server has found a way there. */
  private added = false;

  /** `figure`: the thief who would have to be activated first. */
  constructor(
    private game: Game,
    private figure: () => string | null,
  ) {}

  private readonly found: Routed | null = $derived.by(() =>
    this.told && same(this.told.via, this.points) && (this.told.do ?? '') === this.walk ? this.told : null,
  );
  /** The spaces that would be walked, as soon as they are known. */
  readonly way: readonly string[] = $derived.by(() => this.found?.way ?? []);
  /** The space because of which there is no such way. */
  readonly fault: string | null = $derived.by(() => this.found?.fault ?? null);

  /** Adds a way point; the last one is taken back if it is chosen again. */
  add(space: string): void {
    if (this.points.at(-1) === space) {
      this.drop();
      return;
    }
    this.points = [...this.points, space];
    this.walk = '';
    this.added = true;
    this.ask();
  }

  /** Takes the last way point back; false if there is none. */
  drop(): boolean {
    if (!this.points.length) return false;
    this.points = this.points.slice(0, -1);
    this.ask();
    return true;
  }

  clear(): void {
    this.points = [];
    this.walk = '';
  }

  /** The player points at something else. */
  lead(offer: Offer | null): void {
    const walk = offer && walks(offer) && spaceOf(offer) !== this.points.at(-1) ? offer.do : '';
    if (walk === this.walk) return;
    this.walk = walk;
    this.ask();
  }

  private ask(): void {
    if (this.points.length && !this.found) this.game.route([...this.points], this.walk, this.figure());
  }

  /** The server's answer. A way point to which no way leads is no way point. */
  take(reply: Routed): void {
    if (reply.at !== this.game.table?.at || !same(reply.via, this.points)) return;
    this.told = reply;
    if (reply.do) return;
    if (reply.fault) {
      toast(t('refused-way', { space: spaceName(reply.fault) }), 'bad');
      this.drop();
    } else if (this.added) {
      announce(t('way-point', { number: this.points.length, space: spaceName(this.points.at(-1) ?? '') }), 'assertive');
    }
    this.added = false;
  }
}
