/** Short notes at the edge of the window that go away by themselves. */

import { announce } from './announcer.svelte';

export type ToastKind = 'info' | 'good' | 'bad';

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

const STAYS: Record<ToastKind, number> = { info: 5000, good: 5000, bad: 9000 };
const MOST = 3;

export const toasts: Toast[] = $state([]);
let last = 0;

/** Shows a sentence and tells it to screen readers; bad news at once. The same sentence is not stacked. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  announce(text, kind === 'bad' ? 'assertive' : 'polite');
  const again = toasts.findIndex((one) => one.text === text);
  if (again >= 0) toasts.splice(again, 1);
  const id = ++last;
  toasts.push({ id, text, kind });
  if (toasts.length > MOST) toasts.shift();
  setTimeout(() => dismiss(id), STAYS[kind]);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function dismissAll(): void {
  toasts.length = 0;
}
