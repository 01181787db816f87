/**
 * A scene is made anew with every movement of the mouse, though little of it changes. Values that say the same as before
 * are replaced by those from before, so that nothing that hangs on them is worked out or drawn again.
 */

/** Remembers one value. Equal means: the same as JSON. */
export function keeper<T>(): (value: T) => T {
  let last: T;
  let text: string | undefined;
  return (value) => {
    const now = JSON.stringify(value) ?? '';
    if (now !== text) [last, text] = [value, now];
    return last;
  };
}

/** Remembers the values of a list by their keys. */
export function listKeeper<T>(key: (value: T) => string): (values: readonly T[]) => readonly T[] {
  let before = new Map<string, { value: T; text: string }>();
  return (values) => {
    const now = new Map<string, { value: T; text: string }>();
    const kept = values.map((value) => {
      const [id, text] = [key(value), JSON.stringify(value)];
      const old = before.get(id);
      const entry = old?.text === text ? old : { value, text };
      now.set(id, entry);
      return entry.value;
    });
    before = now;
    return kept;
  };
}
