/** Gradients that many pieces share. They are put into the page once, when the first piece that needs them is drawn. */
import { mount } from 'svelte';
import Defs from './Defs.svelte';

let there = false;

export function ensureDefs(): void {
  if (there || typeof document === 'undefined') return;
  there = true;
  // Not as a part of the piece that came first: what is mounted inside it would keep it, and all it knows, for ever.
  queueMicrotask(() => mount(Defs, { target: document.body }));
}

/** Reference to one of them. */
export const paint = (name: string): string => `url(#cw-${name})`;
