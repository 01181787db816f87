// Moving the focus to a question that has just come up.
import { untrack } from 'svelte';

/** For effects: whoever loses or gets the focus is told at once, and what he looks at then must not bring the effect back. */
export function focusFirst(box: HTMLElement | undefined, selector: string): void {
  untrack(() => box?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}
