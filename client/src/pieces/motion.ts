/** How long things take: at the player's pace, and hardly at all for who wants nothing to move. */
import { settings } from '../app/settings.svelte';

/** Time of the cross-fade that stands for every movement when nothing may travel. */
export const FADE = 80;

/** Nothing travels: the pace is "off" or the system asks for less motion. */
export function still(): boolean {
  return settings.pace === 'off' || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** Milliseconds that something takes which takes `ms` at pace 1x. */
export function duration(ms: number): number {
  if (still()) return Math.min(ms, FADE);
  return settings.pace === '2x' ? ms / 2 : ms;
}

/** Plays keyframes and waits for them; an element that leaves the page in between is no error. */
export async function play(element: Element, frames: Keyframe[], ms: number, options: KeyframeAnimationOptions = {}): Promise<void> {
  if (typeof element.animate !== 'function') return;
  try {
    await element.animate(frames, { duration: ms, easing: 'ease-in-out', ...options }).finished;
  } catch {
    // Cancelled: the place it went to is shown by the scene anyway.
  }
}
