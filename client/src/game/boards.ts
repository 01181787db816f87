// Boards as the server tells them, with what it leaves out put back.
import type { BoardGeometry, Passage, BoardNote, SpaceShape } from '../board/scene';
import type { BoardEntry, Catalog } from '../generated/protocol';

const known = new WeakMap<BoardEntry, BoardGeometry>();

export function geometryOf(entry: BoardEntry): BoardGeometry {
  let made = known.get(entry);
  if (!made) {
    made = {
      width: entry.width,
      height: entry.height,
      spaces: Object.fromEntries(
        Object.entries(entry.spaces).map(([slug, space]) => [slug, { ...space, next: space.next ?? [] } as SpaceShape]),
      ),
      passages: entry.passages as Passage[],
      notes: (entry.notes ?? []) as BoardNote[],
    };
    known.set(entry, made);
  }
  return made;
}

/** The board on which a space is. */
export function boardWith(catalog: Catalog, space: string): string | null {
  return Object.keys(catalog.boards).find((id) => space in (catalog.boards[id]?.spaces ?? {})) ?? null;
}
