// One game at this screen: what the server said last, and everything that is worked out from it.
import { untrack } from 'svelte';
import { now } from '../app/now.svelte';
import { toast } from '../app/toasts.svelte';
import type { Catalog, Offer, Pay, Refused, Reply, Request, Seat, Suggested, Table, Told, Values, Welcome } from '../generated/protocol';
import { spaceName, t } from '../text';
import type { Deed } from './plan';
import { FRAME_STAGES, type Stage } from './verbs';
import { topOf, viewOf, type Piece, type View } from './view';
import { playerArgs, type Speech } from './words';

/** How many sentences the chronicle keeps. */
const CHRONICLE = 240;

export type Line = 'opening' | 'open' | 'lost' | 'closed';

export class Game {
  catalog = $state.raw<Catalog | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  /** The table as it is shown. The newest one may still wait for what led to it to be shown. */
  table = $state.raw<Table | null>(null);
  seats = $state.raw<Seat[]>([]);
  /** When they were told. */
  private seatsAt = 0;
  links = $state.raw<[number, string][]>([]);
  told = $state.raw<Told[]>([]);
  line = $state<Line>('opening');
  /** Seconds until the next attempt to connect. */
  retry = $state(0);
  /** The server does not let us in, or has closed for good: why. */
  closed = $state<string | null>(null);
  /** Kinds of bots that can take a seat. */
  bots = $state.raw<string[]>([]);
  /** An answer is on its way. */
  busy = $state(false);
  /** The decision of the newest table that came; it may not lie there yet. */
  private newest: number | null = null;
  /** The decision that orders of mine answer: the server passes it, and it is not asked about again. */
  private ordered: number | null = null;
  /** What each thief could do if he were activated, at this decision. */
  looked = $state.raw<Record<string, Offer[]>>({});
  /** Thieves about whom the server has been asked and has not said it yet. */
  awaited = $state.raw<readonly string[]>([]);
  /** What is suggested for this decision; null: nobody has asked. */
  hints = $state.raw<Suggested[] | null>(null);
  /** A hint is being thought about. */
  hinting = $state(false);

  readonly view: View = $derived.by(() => viewOf(this.table?.view ?? {}));
  readonly me: number | null = $derived.by(() => this.table?.seat ?? null);
  /** Must the person at this screen decide, and is it his hand that lies open? */
  readonly mine: boolean = $derived.by(() => this.table?.asks !== undefined && this.table?.asks !== null && this.table.asks === this.me);
  /** The seat to which the screen has to be handed over. */
  readonly handOver: number | null = $derived.by(() => {
    const asks = this.table?.asks ?? null;
    return asks !== null && asks !== this.me ? asks : null;
  });
  readonly top = $derived.by(() => topOf(this.view));
  readonly stage: Stage = $derived.by(() => FRAME_STAGES[this.top.what as keyof typeof FRAME_STAGES] ?? 'choice');
  readonly offers: Offer[] = $derived.by(() => this.mine ? (this.table?.offers ?? []) : []);
  readonly adventure = $derived.by(() => this.catalog?.adventures.find((one) => one.id === this.view.adventure) ?? null);
  readonly myTurn: boolean = $derived.by(() => this.me !== null && this.view.turn === this.me && this.view.round > 0);
  readonly spectator: boolean = $derived.by(() => this.seats.length > 0 && !this.seats.some((seat) => seat.mine));
  readonly pieces: Piece[] = $derived.by(() => piecesOf(this.view, this.ownerOf));
  readonly speech: Speech | null = $derived.by(() => 
    this.catalog ? { view: this.view, catalog: this.catalog, seats: this.seats, me: this.me } : null,
  );

  private readonly owners: Record<string, number> = $derived.by(() => ownersOf(this.view, this.catalog));

  constructor(private send: (request: Request) => boolean) {}

  ownerOf = (figure: string): number => this.owners[figure] ?? -1;

  /** The gang of a figure, or the sort of those that belong to nobody. */
  gangOf(figure: string): string {
    const seat = this.ownerOf(figure);
    return seat >= 0 ? (this.view.gangs[seat] ?? '') : '';
  }

  crew(seat: number): Piece[] {
    return this.pieces.filter((piece) => piece.seat === seat);
  }

  piece(figure: string): Piece | undefined {
    return this.pieces.find((piece) => piece.figure === figure);
  }

  seatOf(seat: number): Seat | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  /** What a figure's values come to, where they are not the printed ones. */
  values(figure: string): Values | undefined {
    return this.table?.values?.find((one) => one.figure === figure);
  }

  /** For how many seconds this seat has been away; counts on. */
  awayFor(seat: Seat): number {
    return (seat.away ?? 0) + (now() - this.seatsAt) / 1000;
  }

  pay(mission: string): Pay | undefined {
    return this.table?.missions?.find((one) => one.mission === mission);
  }

  /** Takes a reply. A table is not laid here: what led to it is shown first. True if it was one. */
  take(reply: Reply): boolean {
    switch (reply.type) {
      case 'welcome':
        this.welcome = reply;
        this.ordered = null;
        this.seats = reply.seats;
        this.seatsAt = Date.now();
        this.links = reply.links ?? [];
        this.told = chronicled([], reply.history ?? []);
        return false;
      case 'seats':
        this.tellAway(reply.seats);
        this.seats = reply.seats;
        this.seatsAt = Date.now();
        if (reply.links) this.links = reply.links;
        return false;
      case 'looked':
        if (reply.at !== this.table?.at) return false;
        this.looked = { ...this.looked, [reply.figure]: reply.offers ?? [] };
        this.awaited = this.awaited.filter((figure) => figure !== reply.figure);
        return false;
      case 'routed':
        return false;
      case 'hints':
        this.hinting = false;
        if (reply.at === this.table?.at) this.hints = reply.hints ?? [];
        return false;
      case 'refused':
        this.refuse(reply);
        return false;
      case 'table':
        this.busy = this.busy && reply.at === this.ordered;
        this.newest = reply.at;
        return true;
    }
  }

  /** The line is lost: what was asked is not answered any more. */
  cut(): void {
    this.busy = false;
    this.hinting = false;
    this.awaited = [];
  }

  lay(table: Table): void {
    if (table.at !== this.table?.at || table.seat !== this.table.seat) {
      this.looked = {};
      this.awaited = [];
      this.dropHints();
    }
    this.table = table;
    this.closed = null;
  }

  tell(events: readonly Told[]): void {
    this.told = chronicled(this.told, events);
  }

  /** Answers a decision: the one that is shown, or a newer one that a plan goes on with. */
  act(deed: Deed, at = this.table?.at): void {
    const way = deed.way?.length ? { way: [...deed.way] } : {};
    if (at !== undefined) this.ask({ type: 'act', at, do: deed.do, ...way });
  }

  /** Is the shown decision already answered, or a newer one on its way to be shown? There is no use in asking about it. */
  private get past(): boolean {
    return this.busy || (this.newest !== null && this.newest !== this.table?.at);
  }

  /** Asks which way leads through these spaces. */
  route(via: string[], walk: string, figure: string | null): void {
    if (this.table && !this.past && this.me !== null) this.post({ type: 'route', at: this.table.at, via, do: walk, figure });
  }

  undo(): void {
    if (this.table) this.ask({ type: 'undo', at: this.table.at });
  }

  look(figure: string): void {
    if (!this.table || this.past || this.me === null || this.looked[figure]) return;
    // Whoever asks is not to ask again because he has asked.
    if (this.post({ type: 'look', at: this.table.at, figure })) this.awaited = [...untrack(() => this.awaited), figure];
  }

  /** Asks what a good player would do. */
  hint(): void {
    if (this.table && !this.past && this.mine && !this.hinting) this.hinting = this.post({ type: 'hint', at: this.table.at });
  }

  dropHints(): void {
    this.hints = null;
    this.hinting = false;
  }

  /** The place of an action among the hints, counted from 1; 0 if nobody suggests it. */
  hintOf(offer: Offer): number {
    return (this.hints ?? []).findIndex((one) => one.do === offer.do) + 1;
  }

  sit(seat: number): void {
    this.post({ type: 'sit', seat });
  }

  orders(occasions: string[], until: 'turn' | 'game'): boolean {
    return this.post({ type: 'orders', occasions, until });
  }

  /** Passes the shown decision, which is one of these occasions, and all that follow in this turn. */
  passAll(occasions: string[]): void {
    if (this.busy) return;
    this.ordered = this.table?.at ?? null;
    this.busy = this.orders(occasions, 'turn');
  }

  host(seat: number, what: 'bot' | 'person' | 'revoke'): void {
    const bot = what === 'bot' ? this.bots[0] : undefined;
    this.post(bot === undefined ? { type: 'host', seat, what } : { type: 'host', seat, what, bot });
  }

  /** Somebody has lost the connection: told once. */
  private tellAway(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const before = this.seatOf(seat.seat);
      const left = isAway(seat) && before !== undefined && !isAway(before) && !seat.mine;
      if (left && this.speech) toast(t('rival-lost', playerArgs(this.speech, seat.seat)), 'info');
    }
  }

  private ask(request: Request): void {
    if (this.busy) return;
    // Taking back may lead to the very decision that orders once answered: it is open again.
    this.ordered = null;
    this.busy = this.post(request);
  }

  private post(request: Request): boolean {
    const sent = this.send(request);
    if (!sent) toast(t('table-line-down'), 'bad');
    return sent;
  }

  private refuse(reply: Refused): void {
    this.hinting = false;
    this.awaited = [];
    // Only a look came too late: the next table is on its way, and nothing was lost.
    if (reply.why === 'past' && !this.busy) return;
    this.busy = false;
    if (this.line !== 'open' || !this.table) this.closed = reply.why;
    else toast(t(`refused-${reply.why}`, plainFacts(reply.facts)), 'bad');
  }
}

/** The chronicle with what happened next. What was taken back is told no more; who took it back is. */
export function chronicled(told: readonly Told[], events: readonly Told[]): Told[] {
  let all = [...told];
  for (const event of events) {
    if (event.name === 'undone') {
      const first = Number(event.facts?.['first'] ?? event.n);
      all = all.filter((one) => one.n < first && one.name !== 'undone');
    }
    if (event.n > (all.at(-1)?.n ?? -1)) all.push(event);
  }
  return all.slice(-CHRONICLE);
}

/** A person who was here and is not now. A link that nobody has opened yet is no absence. */
export const isAway = (seat: Seat | undefined): boolean =>
  seat !== undefined && seat.online === false && seat.taken !== false && !seat.bot;

/** A seat by link that still waits for its player. */
export const isOpen = (seat: Seat | undefined): boolean => seat?.kind === 'link' && seat.taken === false && !seat.bot;

const plainFacts = (facts: Refused['facts']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts ?? {}).map(([key, value]) => {
      if (typeof value === 'number') return [key, value];
      return [key, key === 'space' ? spaceName(String(value)) : String(value)];
    }),
  );

/** The figures of the Guild: its two heroes, and the militia that it leads. */
const GUILD_FIGURES = 4;

/** Which seat each figure belongs to: views list them by gang, and a mercenary has the place of whom he replaced. */
function ownersOf(view: View, catalog: Catalog | null): Record<string, number> {
  const owners: Record<string, number> = {};
  let place = 0;
  view.gangs.forEach((gang, seat) => {
    const size = catalog?.gangs.find((one) => one.id === gang)?.figures.length ?? GUILD_FIGURES;
    for (const figure of view.figures.slice(place, place + size)) owners[figure] = seat;
    place += size;
  });
  return owners;
}

function piecesOf(view: View, ownerOf: (figure: string) => number): Piece[] {
  return view.figures.map((figure, place) => ({
    figure,
    seat: ownerOf(figure),
    at: view.positions[place] ?? 'unplaced',
    load: view.loads[place] ?? [],
    wounds: view.wounds[place] ?? 0,
    gear: view.gear[place] ?? null,
    leads: view.led.includes(figure),
    acted: view.activated.includes(figure),
    active: view.active === figure,
    hired: view.hired.includes(figure),
  }));
}
