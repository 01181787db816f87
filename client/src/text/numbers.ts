/** Numbers, shares and times as the language writes them. */

import { language } from './texts.svelte';

const formats = new Map<string, Intl.NumberFormat>();

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language() + JSON.stringify(options);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.NumberFormat(language(), options);
    formats.set(key, made);
  }
  return made;
}

/** A whole number with a true minus sign. */
export function number(value: number): string {
  return format({ maximumFractionDigits: 0 }).format(value).replace('-', '\u2212');
}

/** A number with one digit after the point, with a true minus sign. */
export function decimal(value: number): string {
  return format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace('-', '\u2212');
}

/** `61` as "61%" or "61 %", by the language. */
export function percent(value: number): string {
  return format({ style: 'percent', maximumFractionDigits: 0 }).format(value / 100);
}

/** Minutes and seconds, as on a clock: 80 is "1:20". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long ago: "2 minutes ago", "yesterday". */
export function ago(then: Date, now: Date = new Date()): string {
  const seconds = Math.min(0, (then.getTime() - now.getTime()) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, length] of steps) {
    if (-seconds >= length) return relative.format(Math.ceil(seconds / length), unit);
  }
  return relative.format(0, 'second');
}

/** A length of time in minutes: "25 min". */
export function minutes(value: number): string {
  return format({ style: 'unit', unit: 'minute', unitDisplay: 'short', maximumFractionDigits: 0 }).format(value);
}
