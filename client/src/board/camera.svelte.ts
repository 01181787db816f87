/** Which part of the board is seen, and how large. All in px of the board's box; a board unit is `scale` px. */
import { still } from '../pieces/motion';
import { around, type BoardGeometry, type Point } from './geometry';
import type { Insets } from './scene';

export const MOST = 3;
/** Milliseconds; the same as in Board.svelte. */
const GLIDE = 220;
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export class Camera {
  /** Size of the box. */
  width = $state(0);
  height = $state(0);
  /** 1: the whole board (or, if it covers the box, as much as the box shows). */
  zoom = $state(1);
  /** Where the board's upper left corner is. */
  x = $state(0);
  y = $state(0);
  /** The scale at which the board was drawn last. While fingers or the wheel are at work it is stretched, not drawn anew. */
  drawn = $state(1);
  /** It is on its way by itself. */
  gliding = $state(false);

  #board: { width: number; height: number };
  #cover: boolean;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** `cover`: the board fills the box and is cut, as on a phone; otherwise all of it is seen at zoom 1. */
  constructor(board: { width: number; height: number }, cover = false) {
    this.#board = board;
    this.#cover = cover;
  }

  get base(): number {
    const [a, b] = [this.width / this.#board.width, this.height / this.#board.height];
    return this.#cover ? Math.max(a, b) : Math.min(a, b);
  }

  get scale(): number {
    return this.base * this.zoom;
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    // What was in the middle stays there.
    const middle = this.width ? this.toBoard(this.width / 2, this.height / 2) : ([this.#board.width / 2, this.#board.height / 2] as const);
    this.width = width;
    this.height = height;
    this.#put(middle, width / 2, height / 2);
    this.#settle();
  }

  set(board: { width: number; height: number }, cover: boolean): void {
    if (board.width === this.#board.width && board.height === this.#board.height && cover === this.#cover) return;
    this.#board = board;
    this.#cover = cover;
    this.fit();
    this.#settle();
  }

  toBoard(x: number, y: number): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** Brings a point of the board to a point of the box, as far as the edges allow. */
  #put(point: Point, x: number, y: number, insets: Insets = NO_INSETS): void {
    const [w, h] = [this.#board.width * this.scale, this.#board.height * this.scale];
    const inside = (at: number, size: number, box: number, before: number, after: number): number =>
      size <= box ? (box - size) / 2 : clamp(at, box - after - size, before);
    this.x = inside(x - point[0] * this.scale, w, this.width, insets.left, insets.right);
    this.y = inside(y - point[1] * this.scale, h, this.height, insets.top, insets.bottom);
  }

  zoomAt(factor: number, x: number, y: number): void {
    const point = this.toBoard(x, y);
    this.zoom = clamp(this.zoom * factor, 1, MOST);
    this.#put(point, x, y);
    this.#move();
  }

  pan(dx: number, dy: number): void {
    this.#put(this.toBoard(0, 0), dx, dy);
    this.#move();
  }

  fit(): void {
    this.zoom = 1;
    this.#put([this.#board.width / 2, this.#board.height / 2], this.width / 2, this.height / 2);
    this.#glide();
  }

  /** Brings a point to the middle. */
  center(point: Point): void {
    this.#put(point, this.width / 2, this.height / 2);
    this.#glide();
  }

  /** Moves only if the point is not in view. */
  reveal(point: Point, insets: Insets = NO_INSETS): void {
    const [x, y] = [this.x + point[0] * this.scale, this.y + point[1] * this.scale];
    const margin = 40;
    const seen = (at: number, box: number, before: number, after: number): boolean => at > before + margin && at < box - after - margin;
    if (seen(x, this.width, insets.left, insets.right) && seen(y, this.height, insets.top, insets.bottom)) return;
    this.center(point);
  }

  /** Shows some points as large as they fit between the insets, but no larger than is good to look at. */
  frame(points: readonly Point[], insets: Insets, largest = 1.9): void {
    if (!points.length || !this.width) return;
    const box = around(points, 14);
    const [w, h] = [this.width - insets.left - insets.right, this.height - insets.top - insets.bottom];
    const scale = Math.min(w / (box.right - box.left), h / (box.bottom - box.top), largest);
    this.zoom = clamp(scale / this.base, 1, MOST);
    this.#put([(box.left + box.right) / 2, (box.top + box.bottom) / 2], insets.left + w / 2, insets.top + h / 2, insets);
    this.#glide();
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.gliding = false;
    this.drawn = this.scale;
  }

  #move(): void {
    this.gliding = false;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), 160);
  }

  #glide(): void {
    if (still()) return this.#settle();
    this.gliding = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), GLIDE + 30);
  }
}

/** Points that must be seen for some spaces to be seen. */
export function pointsOf(geometry: BoardGeometry, spaces: readonly string[]): Point[] {
  return spaces.flatMap((slug) => {
    const shape = geometry.spaces[slug];
    return shape?.outline[0] ?? [];
  });
}
