// What clicks, taps and keys do: they all come together here.
import { settings } from '../app/settings.svelte';
import type { BoardTarget, Press } from '../board/scene';
import type { Offer } from '../generated/protocol';
import { spaceName, t } from '../text';
import { walks } from './course.svelte';
import type { Game } from './game.svelte';
import type { Hands } from './hands.svelte';
import { verbOf } from './offers';
import { goals, rowOf, rowsAt, rowsOf, type Row } from './rows';
import type { Show } from './show.svelte';
import type { Ui } from './ui.svelte';
import { kindOfSpace } from './words';

/** Pieces on the board come first in the panel only if they are few. */
const FEW = 6;
const BEST_GOALS = 2;
/** What "do not ask me" passes: never a fight, in which dice or treasure of one's own are at stake. */
export const QUIET_OCCASIONS = ['move', 'lock', 'mission'];
/** Actions by which a thief may be lost: they are asked about with their odds. */
const RISKY = ['tunnel', 'loot'];
const RISKY_SHEETS = ['adv_01_rob'];

export class Acts {
  constructor(
    private game: Game,
    private hands: Hands,
    private show: Show,
    private ui: Ui,
  ) {}

  /** May the player act now? */
  readonly free: boolean = $derived.by(() => this.game.mine && !this.show.running && !this.game.busy && this.game.line === 'open');

  /** The rows of the action panel. */
  readonly rows: Row[] = $derived.by(() => this.panel());

  /** Ways to say no that have no better place. */
  readonly passes: Row[] = $derived.by(() => this.rowsFor(this.hands.targets.passes));

  /** Is the decision made on the board, although it belongs to a panel of choices? */
  private readonly onBoard: boolean = $derived.by(() => {
    const { pending, targets } = this.hands;
    if (pending) return targets.spaces.size > 0;
    const drops = this.game.offers.filter((one) => verbOf(one) === 'drop');
    return drops.length > 0 && new Set(drops.map((one) => one.a)).size === 1;
  });

  /** Is there a panel of cards, tokens or alternatives to choose from? */
  readonly choosing: boolean = $derived.by(
    () => this.game.mine && this.game.stage === 'choice' && !this.show.running && !this.onBoard,
  );

  /** Is something asked that is answered on the board? */
  readonly asking: boolean = $derived.by(() => {
    if (!this.game.mine || this.show.running) return false;
    if (this.game.stage === 'choice') return this.onBoard;
    return this.game.stage === 'board' || this.hands.pending !== null;
  });

  below = (space: string): boolean => (this.game.catalog ? kindOfSpace(this.game.catalog, space) === 'chamber' : false);

  private rowsFor(offers: readonly Offer[], share = true): Row[] {
    return this.game.speech ? rowsOf(this.game.speech, offers, share) : [];
  }

  private panel(): Row[] {
    const { speech } = this.game;
    if (!speech || !this.game.mine) return [];
    const { targets, pending } = this.hands;
    const most = Math.max(0, ...this.hands.offers.map((one) => one.way?.length ?? 0));
    const { destination: last, pointed } = this.hands;
    const destination = last && pointed?.offer.do === last.do ? pointed.offer : last;
    const atSpace = destination ? rowsAt(speech, destination, most) : [];
    if (pending) return unique([...atSpace, ...this.rowsFor([...targets.rows, ...flat(targets.figures), ...few(targets.spaces)], false)]);
    // A row comes when it has its place: nobody reads a digit, or aims at a row, that is another's a moment later.
    if (this.hands.waiting) return [];
    const chests = atSpace.length ? [] : this.best();
    const figures = flat(targets.figures).filter((one) => verbOf(one) !== 'activate');
    const cards = this.game.stage === 'turn' ? [] : flat(targets.cards);
    const rest = this.rowsFor([...targets.rows, ...figures, ...few(targets.spaces), ...cards, ...this.gang()]);
    const activation = this.hands.activation;
    const tail = activation ? [rowOf(speech, activation)] : [];
    return unique([...atSpace, ...chests, ...rest, ...tail]);
  }

  /** Chests worth walking to while nothing is pointed at. */
  private best(): Row[] {
    const { speech } = this.game;
    if (!speech) return [];
    return goals(flat(this.hands.targets.spaces), BEST_GOALS).flatMap(({ way, then }) => {
      const [, ...rows] = rowsAt(speech, { ...way, then: [then] }, 0);
      return rows.map((row) => ({ ...row, sub: t('row-goal', { space: spaceName(String(way.a)), note: row.sub }) }));
    });
  }

  /** The chosen thief has done all he could. */
  get spent(): boolean {
    const { spaces, figures, rows } = this.hands.targets;
    const others = flat(figures).every((one) => verbOf(one) === 'activate');
    return this.hands.figure !== null && this.game.stage === 'turn' && !spaces.size && !rows.length && others && !this.hands.activation;
  }

  /** Missions and intrigues stand in the panel while nobody is chosen who can do something. */
  private gang(): Offer[] {
    if (this.hands.figure !== null && !this.spent) return [];
    return [...flat(this.hands.targets.missions), ...flat(this.hands.targets.cards).filter((one) => verbOf(one) === 'fulfil')];
  }

  /** A row was clicked, or its key pressed. */
  row(row: Row): void {
    if (!this.free) return;
    const [offer] = row.offers;
    if (row.offers.length !== 1 || !offer) this.hands.take(row.offers, this.below);
    else if (risky(row.then ?? offer)) {
      this.ui.risk = row;
      this.ui.window = 'risk';
    } else this.hands.do(offer, row.then);
  }

  /** The risk is taken. */
  dare(): void {
    const [offer] = this.ui.risk?.offers ?? [];
    this.ui.window = null;
    if (offer) this.hands.do(offer, this.ui.risk?.then);
    this.ui.risk = null;
  }

  pointRow(row: Row | null): void {
    const offer = row?.offers.length === 1 ? row.offers[0] : undefined;
    this.hands.point(offer ? (row?.then ? { offer, then: row.then } : { offer }) : null);
  }

  /** The pointer or the focus came to a space. */
  point(target: BoardTarget | null): void {
    if (!this.free || this.hands.pinned !== null) return;
    const [offer, more] = target ? this.hands.at(target.space, target.figure) : [];
    this.hands.aim(offer && !more ? offer : null);
  }

  /** A click, a tap or Enter on the board. */
  press(target: BoardTarget | null, press: Press): void {
    if (this.show.running) {
      this.show.next();
      return;
    }
    if (!this.free) return;
    if (!target) {
      this.hands.back();
      return;
    }
    if (press.shift && this.wayPoint(target)) return;
    const offers = this.hands.at(target.space, target.figure);
    const standing = target.figure ?? this.game.pieces.find((piece) => piece.at === target.space)?.figure;
    if (!offers.length && standing && this.hands.canChoose(standing)) {
      this.hands.choose(standing);
      return;
    }
    if (!this.hands.take(offers, this.below, press.touch && this.walks(offers))) this.hands.back();
  }

  private walks(offers: readonly Offer[]): boolean {
    const [offer] = offers;
    return offer !== undefined && ((offer.way?.length ?? 0) > 0 || this.hands.targets.spaces.size > 1);
  }

  /** A space through which the way shall lead; a mate there is met. False if nobody walks. */
  private wayPoint(target: BoardTarget): boolean {
    const figure = target.figure ?? this.game.pieces.find((piece) => piece.at === target.space)?.figure;
    const meet = this.hands.offers.find((one) => verbOf(one) === 'meet' && one.a === figure);
    if (meet) this.hands.do(meet);
    else if (this.hands.offers.some(walks)) this.hands.course.add(target.space);
    else return false;
    return true;
  }

  card(id: string): void {
    if (!this.free) return;
    const offers = this.hands.card(id);
    if (offers.length) {
      this.ui.raised = offers.length > 1 ? id : null;
      this.hands.take(offers, this.below);
    } else this.ui.raised = this.ui.raised === id ? null : id;
  }

  mission(id: string): void {
    const offers = this.hands.targets.missions.get(id);
    this.ui.mission = this.ui.mission === id || !offers ? null : id;
  }

  /** Space: passes a question, or goes on with what is shown. */
  pass(): boolean {
    if (this.show.running) {
      this.show.next();
      return true;
    }
    const [offer] = this.hands.targets.passes;
    if (!this.free || !offer) return false;
    this.hands.do(offer);
    return true;
  }

  private get turn(): string {
    return `${this.game.view.round}/${this.game.view.turn}`;
  }

  /** The question whether the turn shall end can be seen. Until it is fetched, a second click only asks for it again. */
  warned(): void {
    this.ui.warned = this.turn;
  }

  endTurn(): void {
    const end = this.hands.targets.end ?? this.game.offers.find((one) => verbOf(one) === 'end');
    if (!this.free || !end) return;
    if ((this.game.table?.idle?.length ?? 0) > 0 && this.ui.warned !== this.turn) {
      this.ui.window = 'end';
      return;
    }
    this.ui.window = null;
    this.hands.do(end);
  }

  /** Not while something is shown: the table that lies there is past by then. */
  undo(): void {
    if (this.game.table?.undo === 'yes' && !this.game.busy && !this.show.running) this.game.undo();
  }

  /** Everything that can be asked in this turn is passed from now on. */
  dontAsk(): void {
    if (this.free) this.game.passAll(QUIET_OCCASIONS);
  }

  /** What the settings say about being asked, told to the server. */
  standingOrders(): void {
    if (settings.orders.length) this.game.orders([...settings.orders], 'game');
  }
}

const risky = (offer: Offer): boolean => RISKY.includes(verbOf(offer)) || RISKY_SHEETS.includes(String(offer.a));
const flat = (map: Map<string, Offer[]>): Offer[] => [...map.values()].flat();
const few = (map: Map<string, Offer[]>): Offer[] => (map.size <= FEW ? flat(map) : []);

function unique(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(row.key) && seen.add(row.key));
}
