// A card is taken with the mouse or a finger and drawn up out of the hand: that plays it, as a click does.
import type { Attachment } from 'svelte/attachments';

/** So far it has to be lifted; less, and it falls back. */
export const LIFT = 56;
/** Less is a shaky click. */
const SLACK = 8;

export interface Lifting {
  lifted: () => void;
  /** The card has left its place, or is back in it. */
  held?: (on: boolean) => void;
  /** It lies in something that cuts it off at its edge: a picture of it goes with the finger, above everything. */
  loose?: boolean;
}

/** A way that goes up rather than aside. */
export const goesUp = (dx: number, dy: number): boolean => dy < -SLACK && -dy > Math.abs(dx);

/** A copy of the card over the page, at the same place; the card itself is not seen meanwhile. */
function pictureOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-fly');
  copy.inert = true;
  Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(copy);
  card.style.opacity = '0';
  return copy;
}

export function liftable(now: () => Lifting): Attachment<HTMLElement> {
  return (card) => {
    let start: { id: number; x: number; y: number } | null = null;
    let dragged = false;
    /** What goes with the pointer: the card, or its picture. */
    let moving: HTMLElement = card;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
      dragged = false;
    }
    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragged) {
        if (!goesUp(dx, dy)) return;
        dragged = true;
        card.setPointerCapture(event.pointerId);
        now().held?.(true);
        moving = now().loose ? pictureOf(card) : card;
      }
      moving.style.transition = 'none';
      moving.style.zIndex = '350';
      moving.style.transform = `translate(${dx}px, ${Math.min(0, dy)}px)`;
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== start?.id) return;
      const far = dragged && event.type === 'pointerup' && start.y - event.clientY >= LIFT;
      start = null;
      if (moving !== card) moving.remove();
      moving = card;
      card.style.transition = card.style.zIndex = card.style.transform = card.style.opacity = '';
      if (!dragged) return;
      now().held?.(false);
      // First the pointer leaves the place where the card lay.
      if (far) setTimeout(() => now().lifted());
    }
    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const listeners: [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, false], ['pointermove', move, false], ['pointerup', end, false], ['pointercancel', end, false], ['click', click, true],
    ];
    for (const [name, listener, capture] of listeners) card.addEventListener(name, listener as EventListener, { capture });
    return () => {
      for (const [name, listener, capture] of listeners) card.removeEventListener(name, listener as EventListener, { capture });
    };
  };
}
