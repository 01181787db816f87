/** What this device's player has set, kept in the browser. */

export type Pace = '1x' | '2x' | 'off';
export const OCCASIONS = ['fight', 'move', 'lock', 'mission'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface Settings {
  /** Empty: the language of the browser. */
  language: string;
  pace: Pace;
  sound: boolean;
  /** Do single letters act? */
  letters: boolean;
  /** Occasions at which I never want to be asked. */
  orders: Occasion[];
  /** How I am called in new games. */
  name: string;
}

const KEY = 'cadwallon-settings';

export function defaults(): Settings {
  return { language: '', pace: '1x', sound: false, letters: true, orders: [], name: '' };
}

/** What was kept, as far as it makes sense; everything else as it is at first. */
export function read(text: string | null): Settings {
  const fresh = defaults();
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return fresh;
  }
  if (typeof kept !== 'object' || kept === null) return fresh;
  const found = kept as Partial<Record<keyof Settings, unknown>>;
  return {
    language: typeof found.language === 'string' ? found.language : fresh.language,
    pace: found.pace === '2x' || found.pace === 'off' ? found.pace : fresh.pace,
    sound: found.sound === true,
    letters: found.letters !== false,
    orders: Array.isArray(found.orders) ? OCCASIONS.filter((one) => (found.orders as unknown[]).includes(one)) : fresh.orders,
    name: typeof found.name === 'string' ? found.name.slice(0, 24) : fresh.name,
  };
}

function load(): Settings {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return defaults(); // A browser that keeps nothing plays all the same.
  }
}

export const settings: Settings = $state(load());

/** Keeps every change; called once, from the root of the page. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Nothing is lost but the wish of this visit.
    }
  });
}

/** Does the system ask for little motion? */
export function calm(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How much longer or shorter animations last: 1, 0.5, or 0 if nothing shall travel. */
export function tempo(): number {
  if (settings.pace === 'off' || calm()) return 0;
  return settings.pace === '2x' ? 0.5 : 1;
}
