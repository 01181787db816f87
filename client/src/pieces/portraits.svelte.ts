/** The drawings of the portraits: fetched when the first of them is wanted, and after what is seen before. */
import { later, pictured } from '../app/later';
import type * as Drawing from './portrait-draw';

let drawing: typeof Drawing | null = $state.raw(null);
let asked = false;

/** Null while they are on their way. */
export function portraits(): typeof Drawing | null {
  if (!asked) {
    asked = true;
    void pictured()
      .then(() => later(async () => ({ default: await import('./portrait-draw') })))
      .then((found) => (drawing = found));
  }
  return drawing;
}
