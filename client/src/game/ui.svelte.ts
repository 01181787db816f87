// What is open on the table page, and how it is laid out.
import type { Row } from './rows';

export type Layout = 'wide' | 'usual' | 'low' | 'drawer' | 'portrait' | 'phone';
export type Tab = 'act' | 'hand' | 'missions' | 'gang' | 'log';
export type Sheet = 'peek' | 'half' | 'full';
export type Window = 'menu' | 'words' | 'keys' | 'links' | 'discard' | 'end' | 'risk';

/** Shape of the board: width by height. */
const BOARD = 1.48148;
const SMALLEST_RAIL = 338;
const WIDE_RAIL = 560;

/** The layout for a window of this size. */
export function layoutFor(width: number, height: number): Layout {
  if (width < 600) return 'phone';
  if (width < height) return 'portrait';
  if (width < 1100) return 'drawer';
  if (width - (height - 54 - 138) * BOARD >= WIDE_RAIL) return 'wide';
  return height <= 800 ? 'low' : 'usual';
}

/** Height of top bar and dock in px, before scaling. */
export const BARS: Record<Layout, readonly [top: number, dock: number]> = {
  wide: [54, 138],
  usual: [48, 108],
  low: [48, 96],
  drawer: [48, 84],
  portrait: [52, 0],
  phone: [52, 64],
};

/** All chrome grows on very large screens. */
export const scaleFor = (width: number): number => (width >= 3840 ? 1.75 : width >= 2560 ? 1.25 : 1);

/** The rail takes what the board leaves. */
export function railFor(width: number, height: number, docked = true): number {
  const scale = scaleFor(width);
  const [top, dock] = BARS[layoutFor(width / scale, height / scale)];
  return Math.max(SMALLEST_RAIL * scale, width - (height - (top + (docked ? dock : 0)) * scale) * BOARD);
}

export class Ui {
  width = $state(1440);
  height = $state(900);
  /** The board that is in front: the district, or the catacombs. */
  front = $state<'main' | 'below'>('main');
  drawer = $state(false);
  tab = $state<Tab>('act');
  sheet = $state<Sheet>('half');
  /** The card that is read large. */
  raised = $state<string | null>(null);
  window = $state<Window | null>(null);
  /** What the chronicle or a row points to on the board. */
  spot = $state<string | null>(null);
  /** The turn whose end has been asked about: the question was seen. */
  warned = $state<string | null>(null);
  /** The action by which a thief may be lost, while it is asked about. */
  risk = $state.raw<Row | null>(null);
  /** The board is looked at once more after the end. */
  looking = $state(false);
  /** The mission whose confirmation is open. */
  mission = $state<string | null>(null);

  readonly scale: number = $derived.by(() => scaleFor(this.width));
  readonly layout: Layout = $derived.by(() => layoutFor(this.width / this.scale, this.height / this.scale));
  readonly phone: boolean = $derived.by(() => this.layout === 'phone');

  measure(): void {
    this.width = window.innerWidth;
    this.height = window.innerHeight;
    if (this.layout === 'phone' && this.height < 780 && this.sheet === 'half') this.sheet = 'peek';
  }
}
