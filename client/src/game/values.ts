// The printed values of a figure: some play with another card in The King of Ashes.
import type { Catalog, CharacterEntry } from '../generated/protocol';

export function valuesOf(catalog: Catalog, figure: string, mode: string): CharacterEntry | null {
  const cards = Object.values(catalog.characters).filter((one) => one.figure === figure);
  const set = mode === 'base' ? 'base' : 'expansion';
  return cards.find((one) => one.set === set) ?? cards[0] ?? null;
}
