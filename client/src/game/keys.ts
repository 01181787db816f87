// Keys by their place on the keyboard, so that they are the same in every language.

type LayoutMap = { get(code: string): string | undefined };
let layout: LayoutMap | null = null;

/** Asks the browser which letters are printed on the keys, where it tells. */
export async function readLayout(): Promise<void> {
  const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<LayoutMap> } }).keyboard;
  layout = (await keyboard?.getLayoutMap?.().catch(() => null)) ?? null;
}

/** What is printed on a key: `KeyQ` is Q, or A on a French keyboard. */
export function keyName(code: string): string {
  const printed = layout?.get(code);
  if (printed) return printed.toLocaleUpperCase();
  return code.replace(/^(Key|Digit)/, '');
}

/** Does the key belong to a field in which somebody writes? */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}

/** Every key of the table, with the end of the id of its text. */
export const KEYS: readonly (readonly [codes: readonly string[], text: string])[] = [
  [['KeyQ', 'KeyW', 'KeyE', 'KeyR'], 'thief'],
  [['Digit1', 'Digit9'], 'row'],
  [['ArrowLeft', 'ArrowRight'], 'neighbour'],
  [['Comma', 'Period'], 'lit'],
  [['Enter'], 'do'],
  [['Shift+Enter'], 'end'],
  [['Space'], 'pass'],
  [['Escape'], 'back'],
  [['KeyZ'], 'undo'],
  [['KeyV'], 'point'],
  [['KeyH'], 'hand'],
  [['KeyM'], 'missions'],
  [['KeyG'], 'gang'],
  [['KeyL'], 'log'],
  [['KeyO'], 'rivals'],
  [['KeyT'], 'hint'],
  [['KeyC'], 'board'],
  [['Equal', 'Minus', 'Digit0'], 'zoom'],
  [['KeyN'], 'next'],
  [['KeyP'], 'pace'],
  [['KeyI'], 'here'],
  [['KeyB'], 'words'],
  [['Slash'], 'rules'],
  [['F6'], 'region'],
];
