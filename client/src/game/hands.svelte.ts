// What the player has in hand: the chosen thief, what he points at, what waits for a second click, what is still planned.
import type { Offer, Table } from '../generated/protocol';
import { Course, walks } from './course.svelte';
import type { Game } from './game.svelte';
import { aboutOf, figureOf, narrowed, needsTwice, placeOf, targetsOf, verbOf, type Targets } from './offers';
import { calmly, type Deed } from './plan';

/** Verbs that belong to the gang, not to a thief: they are never asked for through another thief's activation. */
const GANG_VERBS = ['mission', 'heal', 'buy', 'intrigue', 'fulfil', 'end', 'play', 'play-on', 'play-swap', 'activate'];

/** What the pointer, the focus or a first tap is on. */
export interface Pointed {
  offer: Offer;
  /** Done at the end of the way. */
  then?: Offer;
}

export class Hands {
  /** The chosen thief, if not simply the acting one. */
  private chosen = $state<string | null>(null);
  /** Several actions share what was clicked: these are left to choose from. */
  pending = $state.raw<Offer[] | null>(null);
  private aimed = $state.raw<Pointed | null>(null);
  /** The space that was pointed at last: its rows stay while the pointer goes over to them. */
  destination = $state.raw<Offer | null>(null);
  /** Waits for the second click: the text of what would be done. */
  pinned = $state<string | null>(null);
  /** Spaces that the way leads through. */
  readonly course: Course;
  /** What follows once the answer to the last action is there. */
  private plan: Deed[] = [];

  readonly figure: string | null = $derived.by(() => this.pick());
  readonly offers: Offer[] = $derived.by(() => this.all());
  readonly targets: Targets = $derived.by(() => this.pending ? narrowed(this.pending) : targetsOf(this.offers));

  /** What is pointed at, by the way that was chosen. */
  readonly pointed: Pointed | null = $derived.by(() => {
    const way = this.course.way;
    return this.aimed && way.length ? { ...this.aimed, offer: { ...this.aimed.offer, way: [...way] } } : this.aimed;
  });

  constructor(private game: Game) {
    this.course = new Course(game, () => (this.activation ? this.figure : null));
  }

  /** The thief whose actions are shown. */
  private pick(): string | null {
    const { view, stage, mine, me } = this.game;
    if (!mine || me === null) return null;
    if (this.game.top.what === 'deploy') return this.toPlace();
    if (stage !== 'turn' || view.phase === 'militia') return null;
    if (this.chosen !== null && this.canChoose(this.chosen)) return this.chosen;
    return view.active;
  }

  /** The thief to be placed: the chosen one, else the first who is still without a place. */
  private toPlace(): string | null {
    const figures = this.game.offers.map(figureOf);
    return figures.includes(this.chosen) ? this.chosen : (figures[0] ?? null);
  }

  canChoose(figure: string): boolean {
    if (this.game.view.active === figure) return true;
    return this.game.offers.some((one) => ['activate', 'deploy'].includes(verbOf(one)) && figureOf(one) === figure);
  }

  /** The offer that activates the chosen thief first, if that is needed. */
  readonly activation: Offer | null = $derived.by(() => 
    this.figure === null || this.figure === this.game.view.active
      ? null
      : (this.game.offers.find((one) => verbOf(one) === 'activate' && figureOf(one) === this.figure) ?? null),
  );

  /** What the chosen thief could do is not known yet: it would come in between what is. */
  readonly waiting: boolean = $derived.by(() => this.activation !== null && this.game.awaited.includes(this.figure ?? ''));

  /** Everything that can be done now with the chosen thief and by the gang. */
  private all(): Offer[] {
    const offers = this.game.offers;
    const figure = this.figure;
    if (figure === null) return offers;
    if (this.game.top.what === 'deploy') return offers.filter((one) => figureOf(one) === figure);
    if (!this.activation) return offers;
    const legal = offers.filter((one) => GANG_VERBS.includes(verbOf(one)) && verbOf(one) !== 'activate');
    const after = (this.game.looked[figure] ?? []).filter((one) => !GANG_VERBS.includes(verbOf(one)));
    return [...legal, ...after];
  }

  choose(figure: string | null): void {
    this.clear();
    this.chosen = figure;
    this.lookAhead();
  }

  /** What the chosen thief could do once he is activated. Asked again with every table: he may have been chosen while an answer was on its way. */
  lookAhead(): void {
    if (this.figure !== null && this.activation && this.game.top.what === 'turn') this.game.look(this.figure);
  }

  point(pointed: Pointed | null): void {
    if (this.pinned !== null && pointed?.offer.do !== this.pinned) return;
    this.aimed = pointed;
    this.course.lead(pointed?.offer ?? null);
  }

  /** As `point`, by a place on the board. */
  aim(offer: Offer | null): void {
    this.point(offer ? { offer } : null);
    if (offer && placeOf(offer) === 'space') this.destination = offer;
  }

  /** One step back: the second click, a way point, what is pointed at, the rest of a choice, the chosen thief. False if there was nothing to take back. */
  back(): boolean {
    if (this.pinned === null && this.course.drop()) return true;
    if (this.pinned !== null || this.aimed !== null) {
      this.pinned = null;
      this.point(null);
    } else if (this.pending) this.pending = null;
    else if (this.chosen !== null) this.chosen = null;
    else return false;
    // The pointer may have left it long ago: its rows are of what is taken back here.
    this.destination = null;
    return true;
  }

  clear(): void {
    this.pending = null;
    this.destination = null;
    this.aimed = null;
    this.pinned = null;
    this.course.clear();
  }

  /** The decision is another one: whatever was begun is over, except the plan that led here. */
  renewed(table: Table, before: Table | null): void {
    this.clear();
    if (table.seat !== before?.seat) {
      this.chosen = null;
      this.plan = [];
      return;
    }
    const next = this.plan.shift();
    if (next === undefined) return;
    const going = table.asks === table.seat && calmly(table.events ?? [], table.seat);
    if (going && table.offers?.some((one) => one.do === next.do)) this.game.act(next, table.at);
    else this.plan = [];
  }

  /** Something else is chosen than was planned. */
  private run(deeds: Deed[]): void {
    const [first, ...rest] = deeds;
    if (first === undefined || this.game.busy) return;
    this.plan = rest;
    this.pending = null;
    this.game.act(first);
  }

  /** Does an offer, after the activation that it needs; `then` follows at the end of the way. */
  do(offer: Offer, then?: Offer): void {
    const deeds: Deed[] = [{ do: offer.do, way: walks(offer) ? this.course.points : [] }, ...(then ? [{ do: then.do }] : [])];
    const legal = this.game.offers.some((one) => one.do === offer.do);
    if ((!legal || this.viaActivation(offer)) && this.activation) deeds.unshift({ do: this.activation.do });
    this.run(deeds);
  }

  private viaActivation(offer: Offer): boolean {
    return this.activation !== null && !GANG_VERBS.includes(verbOf(offer)) && verbOf(offer) !== 'deploy';
  }

  /** A click: acts, or asks for the second click, or leaves a narrower choice. True if something was done with it. */
  take(offers: readonly Offer[], below: (space: string) => boolean, firstTap = false): boolean {
    const [offer, more] = offers;
    if (!offer) return false;
    if (more) {
      this.clear();
      this.pending = [...offers];
      return true;
    }
    const again = this.pinned === offer.do;
    const wary = firstTap || needsTwice(offer, this.game.view.face_down, below);
    if (wary && !again) {
      this.aim(offer);
      this.pinned = offer.do;
      return true;
    }
    const then = again ? this.pointed?.then : undefined;
    this.do(offer, then);
    return true;
  }

  /** The offers behind a place on the board, the narrower ones first. */
  at(space: string, figure?: string): Offer[] {
    const there = figure ?? this.game.pieces.find((piece) => piece.at === space)?.figure;
    const onFigure = there ? this.targets.figures.get(there) : undefined;
    const inSpace = this.targets.spaces.get(space);
    return onFigure?.filter((one) => verbOf(one) !== 'activate') ?? inSpace ?? [];
  }

  /** Cards that several offers share differ in their targets only. */
  card(id: string): Offer[] {
    return this.offers.filter((one) => {
      const about = aboutOf(one);
      return about['card'] === id || about['intrigue'] === id;
    });
  }
}
