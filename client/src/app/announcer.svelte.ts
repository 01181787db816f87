/** Tells a screen reader what happens. `Announcer.svelte` holds the two live regions. */

export type Urgency = 'polite' | 'assertive';

/** Texts that follow quickly are told as one, so that none swallows another. */
const GATHER = 150;

export const spoken = $state({ polite: '', assertive: '' });
const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] };
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (!text) return;
  waiting[urgency].push(text);
  timers[urgency] ??= setTimeout(() => tell(urgency), GATHER);
}

function tell(urgency: Urgency): void {
  delete timers[urgency];
  const text = waiting[urgency].splice(0).join(' ');
  // The same words again would be no change, and not be read: a no-break space makes them new.
  spoken[urgency] = text === spoken[urgency] ? `${text}\u00a0` : text;
}

/** What was told last is not for who comes next. */
export function hush(): void {
  for (const urgency of ['polite', 'assertive'] as const) {
    clearTimeout(timers[urgency]);
    delete timers[urgency];
    waiting[urgency].length = 0;
    spoken[urgency] = '';
  }
}
