// Moving the focus to a question that has just come up.
import { untrack } from 'svelte';

/**
 * The question itself gets it, not its first answer: on a button the space bar would press that one, and it is printed on
 * another. Tab goes on to the first answer. For effects: whoever loses or gets the focus is told at once, and what he
 * looks at then must not bring the effect back.
 */
export function focusQuestion(box: HTMLElement | undefined): void {
  untrack(() => box?.focus({ preventScroll: true }));
}
