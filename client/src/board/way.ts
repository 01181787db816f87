/** The line of a way: straight pieces with rounded corners, through doors, from figure to figure. */
import { standing, type BoardGeometry, type Point } from './geometry';
import type { BoardWay } from './scene';

/** The points of a way: places of the first and last figure, centres and crossings between. */
export function wayPoints(geometry: BoardGeometry, spaces: readonly string[]): Point[] {
  const points: Point[] = [];
  spaces.forEach((slug, i) => {
    const shape = geometry.spaces[slug];
    if (!shape) return;
    points.push(i === 0 || i === spaces.length - 1 ? standing(shape, 0) : shape.center);
    const next = spaces[i + 1];
    const way = next && geometry.passages.find(({ a, b }) => (a === slug && b === next) || (a === next && b === slug));
    if (way) points.push(way.at);
  });
  return points;
}

/** The steps of a way that carry a number: those between its ends, and way points. A space that is passed twice carries the last. */
export function numbered(geometry: BoardGeometry, way: Pick<BoardWay, 'spaces' | 'points'>): { at: Point; number: number; point: boolean }[] {
  const { spaces, points = [] } = way;
  return spaces.flatMap((slug, number) => {
    const at = geometry.spaces[slug]?.center;
    const point = points.includes(slug);
    const wanted = number > 0 && (point || number < spaces.length - 1) && !spaces.includes(slug, number + 1);
    return at && wanted ? [{ at, number, point }] : [];
  });
}

const text = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** From `at` towards `to`, but not further than half the way. */
function shorten(at: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - at[0], to[1] - at[1]) || 1;
  const share = Math.min(by, length / 2) / length;
  return [at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share];
}

export function smooth(points: readonly Point[], radius = 16): string {
  const first = points[0];
  if (!first || points.length < 2) return '';
  let path = `M${text(first)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const corner = points[i]!;
    path += `L${text(shorten(corner, points[i - 1]!, radius))}Q${text(corner)} ${text(shorten(corner, points[i + 1]!, radius))}`;
  }
  return `${path}L${text(points.at(-1)!)}`;
}

/** Keyframes of a figure that walks these points, at even speed; places relative to the last point, in px. */
export function walkFrames(points: readonly Point[], scale: number): Keyframe[] {
  const end = points.at(-1);
  if (!end) return [];
  const lengths = points.map((p, i) => (i ? Math.hypot(p[0] - points[i - 1]![0], p[1] - points[i - 1]![1]) : 0));
  const total = lengths.reduce((a, b) => a + b, 0) || 1;
  let gone = 0;
  return points.map((p, i) => {
    gone += lengths[i]!;
    return { offset: Math.min(1, gone / total), translate: `${(p[0] - end[0]) * scale}px ${(p[1] - end[1]) * scale}px` };
  });
}
