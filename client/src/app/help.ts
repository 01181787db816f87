/**
 * `use:help={...}`: explains an element on hover, on keyboard focus and on a long press. What is no control itself and
 * stands in none can be reached by the keyboard for it; of elements in one another the innermost explains itself.
 *
 * The explanation is also the element's description for screen readers as long as it is open.
 */

import { untrack } from 'svelte';
import type { Action } from 'svelte/action';
import { has, t, textOf } from '../text';
import { hide, open, show, TOOLTIP_ID, type Explanation } from './tooltip.svelte';

const HOVER = 350;
const LONG_PRESS = 500;

export type Help = Explanation | (() => Explanation | null) | null | undefined;

export const help: Action<Element, Help> = (node, begun) => {
  let what = begun;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reachable = !node.closest('button, a, input, select, summary, [tabindex="0"], svg');
  if (reachable) {
    node.setAttribute('tabindex', '0');
    node.setAttribute('data-term', '');
  }

  const begin = (pinned: boolean): void => {
    const explanation = typeof what === 'function' ? what() : what;
    if (!explanation) return;
    show(node, explanation, pinned);
    node.setAttribute('aria-describedby', TOOLTIP_ID);
  };
  const end = (): void => {
    clearTimeout(timer);
    hide(node);
    if (node.getAttribute('aria-describedby') === TOOLTIP_ID) node.removeAttribute('aria-describedby');
  };
  const later = (milliseconds: number, pinned: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => begin(pinned), milliseconds);
  };

  const answers: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && later(HOVER, false)],
    ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && end()],
    ['pointerdown', (event) => ((event as PointerEvent).pointerType === 'mouse' ? end() : first(event) && later(LONG_PRESS, true))],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', () => clearTimeout(timer)],
    ['pointermove', (event) => (event as PointerEvent).pointerType !== 'mouse' && moved(event as PointerEvent) && clearTimeout(timer)],
    // A long press must not open the browser's own menu over the explanation, nor act when the finger is lifted.
    ['contextmenu', (event) => open.now?.pinned && open.now.anchor === node && event.preventDefault()],
    ['click', (event) => open.now?.pinned && open.now.anchor === node && swallow(event)],
    ['focusin', () => node.matches(':focus-visible') && begin(false)],
    ['focusout', end],
    ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && open.now?.anchor === node && dismiss(event)],
  ];
  const dismiss = (event: Event): void => {
    event.stopPropagation();
    end();
  };
  // An effect that moves the focus calls these: it must not depend on what they look at.
  const events = answers.map(([name, answer]) => [name, (event: Event): void => untrack(() => answer(event))] as const);
  for (const [name, listener] of events) node.addEventListener(name, listener, { capture: name === 'click' });

  return {
    update(next) {
      what = next;
    },
    destroy() {
      end();
      for (const [name, listener] of events) node.removeEventListener(name, listener, { capture: name === 'click' });
    },
  };
};

/** A long press is one element's: it goes from the innermost outwards. */
const pressed = new WeakSet<Event>();
function first(event: Event): boolean {
  return !pressed.has(event) && !!pressed.add(event);
}

function moved(event: PointerEvent): boolean {
  return Math.abs(event.movementX) + Math.abs(event.movementY) > 6;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What a word of the game means: `term-ap` with its text and the rule that says more. */
export function term(word: string): Explanation {
  const id = `term-${word}`;
  return compact({ title: t(id), text: textOf(id, 'text'), rule: textOf(id, 'rule') });
}

/** What stands on a card, token, skill or sheet, by its text id (`arc_run`, `skl_leona`, `tr_scroll`, `adv_01_rob`). */
export function itemHelp(id: string, note = ''): Explanation {
  const name = has(id) ? t(id) : '';
  return compact({ title: name, text: textOf(id, 'text'), note: note || textOf(id, 'notes') });
}

function compact(explanation: Explanation): Explanation {
  return Object.fromEntries(Object.entries(explanation).filter(([, value]) => value)) as unknown as Explanation;
}
