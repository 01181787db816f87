/** Where figures stand and how large they are. */
import { distance, standing, type Point } from './geometry';
import type { BoardFigure, BoardScene } from './scene';

/** In board units: on streets and in rooms; never below 36 px on the screen, but then not above 50 units. */
const SIZE = 44;
const LARGEST = 50;
const LEAST_PX = 36;
/** Chambers are wide: figures are as large as the places are apart. */
const CHAMBER = 84;

export interface PlacedFigure {
  figure: BoardFigure;
  at: Point;
  /** In board units. */
  size: number;
}

/** The same places, each next one as far as possible from those before it. */
export function spread(places: readonly Point[]): Point[] {
  const left = [...places];
  const order = left.splice(0, 1);
  while (left.length) {
    const far = left.map((p) => Math.min(...order.map((q) => distance(p, q))));
    order.push(...left.splice(far.indexOf(Math.max(...far)), 1));
  }
  return order;
}

export function placeFigures(scene: Pick<BoardScene, 'geometry' | 'figures'>, scale: number): PlacedFigure[] {
  const figures = scene.figures ?? [];
  const inSpace = new Map<string, BoardFigure[]>();
  // A preview stands where it would stand, not beside who is there.
  for (const figure of figures) if (!figure.ghost) inSpace.set(figure.at, [...(inSpace.get(figure.at) ?? []), figure]);
  const common = Math.min(Math.max(SIZE, LEAST_PX / scale), LARGEST);
  return figures
    .flatMap((figure) => {
      const shape = scene.geometry.spaces[figure.at];
      if (!shape) return [];
      const others = inSpace.get(figure.at) ?? [];
      const slot = figure.slot ?? (figure.ghost ? 0 : others.indexOf(figure));
      if (shape.kind !== 'chamber') return [{ figure, at: standing(shape, slot), size: common }];
      const places = spread(shape.figures);
      const taken = places.slice(0, Math.max(1, others.length));
      const apart = Math.min(...taken.flatMap((p, i) => taken.slice(i + 1).map((q) => distance(p, q))), CHAMBER);
      return [{ figure, at: standing({ ...shape, figures: places }, slot), size: Math.max(apart, common) }];
    })
    .sort((a, b) => Number(a.figure.ghost ?? false) - Number(b.figure.ghost ?? false) || a.at[1] - b.at[1]);
}
