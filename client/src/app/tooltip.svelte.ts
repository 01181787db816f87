/** The one explanation that is open. `Tooltip.svelte` draws it, the `help` action opens it. */

export interface Explanation {
  title: string;
  text?: string;
  /** Smaller, below: notes, why something cannot be done now. */
  note?: string;
  /** Number of the rule that says more. */
  rule?: string;
}

export interface Opened {
  what: Explanation;
  anchor: Element;
  /** By touch: it stays until something else is touched. */
  pinned: boolean;
}

export const TOOLTIP_ID = 'explanation';
export const open: { now: Opened | null } = $state({ now: null });

export function show(anchor: Element, what: Explanation, pinned = false): void {
  open.now = { anchor, what, pinned };
}

export function hide(anchor?: Element): void {
  if (anchor === undefined || open.now?.anchor === anchor) open.now = null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Beside its anchor and inside the window: above if there is room, else below. */
export function placeFor(anchor: Box, size: Pick<Box, 'width' | 'height'>, view: Pick<Box, 'width' | 'height'>): { x: number; y: number } {
  const gap = 8;
  const x = anchor.left + anchor.width / 2 - size.width / 2;
  const above = anchor.top - size.height - gap;
  const below = anchor.top + anchor.height + gap;
  const y = above >= gap ? above : Math.min(below, view.height - size.height - gap);
  return { x: Math.max(gap, Math.min(x, view.width - size.width - gap)), y: Math.max(gap, y) };
}

/** Is any of the one within the other? */
export function meet(one: Box, other: Box): boolean {
  const along = (start: 'left' | 'top', size: 'width' | 'height'): boolean =>
    one[start] < other[start] + other[size] && other[start] < one[start] + one[size];
  return along('left', 'width') && along('top', 'height');
}
