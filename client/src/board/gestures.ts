/** Wheel, drag, pinch, taps, long press and right click on the board's box. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { BoardEvents, BoardTarget } from './scene';

const DRAG = 7; // px: less is a shaky click
const HOLD = 480; // ms: longer is a long press
const DOUBLE = 300; // ms between two taps
const STEP = 1.6;

export function targetAt(node: EventTarget | null): BoardTarget | null {
  const found = node instanceof Element ? node.closest<HTMLElement | SVGElement>('[data-space]') : null;
  const space = found?.dataset['space'];
  if (!space) return null;
  const figure = found?.dataset['figure'];
  return figure ? { space, figure } : { space };
}

export interface GestureEvents extends BoardEvents {
  /** Does a tap here do something? Then two taps are two taps, not a request to zoom. */
  acts: (target: BoardTarget | null) => boolean;
}

/** `events` is asked anew each time: callbacks may change. */
export function gestures(camera: Camera, events: () => GestureEvents): Attachment<HTMLElement> {
  return (box) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let dragged = false;
    let held = false;
    let hold: ReturnType<typeof setTimeout> | undefined;
    let lastTap = 0;
    let spread = 0;
    let hovered = '';
    let touched = false;

    const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const frame = box.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top };
    };
    const pinch = (): { x: number; y: number; apart: number } => {
      const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    /** Buttons and notes that lie on the board have their own clicks. */
    const foreign = (event: Event): boolean => event.target instanceof Element && event.target.closest('[data-over]') !== null;

    function down(event: PointerEvent): void {
      touched = event.pointerType !== 'mouse';
      if (foreign(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      fingers.set(event.pointerId, place(event));
      if (fingers.size === 1) {
        [start, dragged, held] = [place(event), false, false];
        const target = targetAt(event.target);
        clearTimeout(hold);
        if (event.pointerType !== 'mouse') {
          hold = setTimeout(() => {
            held = true;
            events().oncontext?.(target, { shift: event.shiftKey, touch: true, key: false });
          }, HOLD);
        }
      } else {
        clearTimeout(hold);
        dragged = true;
        spread = pinch().apart;
      }
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') hover(event);
        return;
      }
      const now = place(event);
      fingers.set(event.pointerId, now);
      if (fingers.size > 1) {
        const { x, y, apart } = pinch();
        if (spread) camera.zoomAt(apart / spread, x, y);
        camera.pan((now.x - before.x) / fingers.size, (now.y - before.y) / fingers.size);
        spread = apart;
        return;
      }
      if (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < DRAG) return;
      if (!dragged) {
        dragged = true;
        clearTimeout(hold);
        box.setPointerCapture(event.pointerId);
      }
      camera.pan(now.x - before.x, now.y - before.y);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      clearTimeout(hold);
      spread = 0;
    }

    function hover(event: PointerEvent): void {
      const target = foreign(event) ? null : targetAt(event.target);
      const key = target ? `${target.space} ${target.figure ?? ''}` : '';
      if (key === hovered) return;
      hovered = key;
      events().onpoint?.(target);
    }

    function leave(): void {
      if (!hovered) return;
      hovered = '';
      events().onpoint?.(null);
    }

    function click(event: MouseEvent): void {
      if (foreign(event)) return;
      if (dragged || held) {
        dragged = held = false;
        return;
      }
      const touch = (event as PointerEvent).pointerType === 'touch';
      const target = targetAt(event.target);
      const again = event.timeStamp - lastTap < DOUBLE;
      lastTap = again ? 0 : event.timeStamp;
      if (again && touch && !events().acts(target)) {
        const { x, y } = place(event);
        camera.zoomAt(STEP, x, y);
        return;
      }
      events().onchoose?.(target, { shift: event.shiftKey, touch, key: false });
    }

    function context(event: MouseEvent): void {
      if (foreign(event)) return;
      event.preventDefault();
      if (touched) return; // A long press is told by `down`.
      events().oncontext?.(targetAt(event.target), { shift: event.shiftKey, touch: false, key: false });
    }

    function wheel(event: WheelEvent): void {
      if (foreign(event)) return;
      event.preventDefault();
      const { x, y } = place(event);
      const lines = event.deltaMode === 1 ? 18 : 1;
      camera.zoomAt(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    }

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up], ['pointerleave', leave],
      ['click', click], ['contextmenu', context], ['wheel', wheel, { passive: false }],
    ];
    for (const [name, listener, options] of listeners) box.addEventListener(name, listener as EventListener, options);
    return () => {
      clearTimeout(hold);
      for (const [name, listener, options] of listeners) box.removeEventListener(name, listener as EventListener, options);
    };
  };
}
