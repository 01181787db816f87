/** Which part of the board is seen, and how large. All in px of the board's box; a board unit is `scale` px. */
import { still } from '../pieces/motion';
import { bestView, worthOf, type Sight, type View } from './framing';
import type { Box, Point } from './geometry';

export const MOST = 3;
/** Px a board unit: a phone, on which all of the board is tiny, may come as near as this. */
const NEAREST = 2;
/** Between these names and figures are good to look at; a phone keeps to it by itself. */
const GOOD = { least: 0.8, most: 1.1 };
/** Milliseconds; the same as in Board.svelte. */
const GLIDE = 220;
const NO_MARGIN: Box = { top: 0, right: 0, bottom: 0, left: 0 };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const frame = (then: () => void): void => void requestAnimationFrame(then);

export class Camera {
  /** Size of the box. */
  width = $state(0);
  height = $state(0);
  /** 1: the whole board. */
  zoom = $state(1);
  /** Where the board's upper left corner is. */
  x = $state(0);
  y = $state(0);
  /** The scale at which the board was drawn last. While fingers or the wheel are at work it is stretched, not drawn anew. */
  drawn = $state(1);
  /** It is on its way by itself. */
  gliding = $state(false);

  /** How far the board may be pulled in from each side, in px: out from under what lies above it. */
  margin: Box = NO_MARGIN;

  #board: { width: number; height: number };
  #cover: boolean;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #moves = 0;

  /** `cover`: the board fills the box and is cut at first, as on a phone; otherwise all of it is seen. */
  constructor(board: { width: number; height: number }, cover = false) {
    this.#board = board;
    this.#cover = cover;
  }

  get base(): number {
    return Math.min(this.width / this.#board.width, this.height / this.#board.height);
  }

  get most(): number {
    return this.#cover && this.base ? Math.max(MOST, NEAREST / this.base) : MOST;
  }

  get scale(): number {
    return this.base * this.zoom;
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    // What was in the middle stays there.
    const middle = this.width ? this.toBoard(this.width / 2, this.height / 2) : ([this.#board.width / 2, this.#board.height / 2] as const);
    const scale = this.scale;
    this.width = width;
    this.height = height;
    // A phone's sheet takes room from the board; what is looked at stays as large as it is.
    if (this.#cover && this.base) this.zoom = clamp((scale || this.#filling) / this.base, 1, this.most);
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

  /** The scale at which the board leaves nothing of the box empty. */
  get #filling(): number {
    return Math.max(this.width / this.#board.width, this.height / this.#board.height);
  }

  toBoard(x: number, y: number): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** Brings a point of the board to a point of the box, as far as the edges allow. */
  #put(point: Point, x: number, y: number): void {
    const view = this.#bound({ scale: this.scale, x: x - point[0] * this.scale, y: y - point[1] * this.scale });
    this.x = view.x;
    this.y = view.y;
  }

  #bound({ scale, x, y }: View): View {
    const inside = (at: number, size: number, box: number, before: number, after: number): number =>
      size <= box - before - after ? (box + before - after - size) / 2 : clamp(at, box - after - size, before);
    const { top, right, bottom, left } = this.margin;
    return {
      scale,
      x: inside(x, this.#board.width * scale, this.width, left, right),
      y: inside(y, this.#board.height * scale, this.height, top, bottom),
    };
  }

  zoomAt(factor: number, x: number, y: number): void {
    const point = this.toBoard(x, y);
    this.zoom = clamp(this.zoom * factor, 1, this.most);
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
  reveal(point: Point): void {
    const [x, y] = [this.x + point[0] * this.scale, this.y + point[1] * this.scale];
    const edge = 40;
    const { top, right, bottom, left } = this.margin;
    if (x > left + edge && x < this.width - right - edge && y > top + edge && y < this.height - bottom - edge) return;
    this.center(point);
  }

  /** Goes where these are seen, clear of `holes`, if they are not seen well enough from here. `whole`: all of them, however small. */
  look(sights: readonly Sight[], holes: readonly Box[], whole = false): void {
    const screen = { left: 4, top: 4, right: this.width - 4, bottom: this.height - 4 };
    const limits = { ...GOOD, least: whole ? this.base : GOOD.least, floor: this.base, bound: (view: View) => this.#bound(view) };
    const best = bestView(sights, screen, holes, limits);
    if (!best) return;
    const here = worthOf(sights, this, screen, holes);
    const there = worthOf(sights, best, screen, holes);
    if (here >= there * 0.9 && this.scale > best.scale * 0.75) return;
    this.zoom = clamp(best.scale / this.base, 1, this.most);
    this.x = best.x;
    this.y = best.y;
    this.#glide();
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.#moves++;
    this.gliding = false;
    this.drawn = this.scale;
  }

  #move(): void {
    this.gliding = false;
    clearTimeout(this.#rest);
    const last = ++this.#moves;
    // Events come with frames. On a busy machine these are far apart: drawing anew between two of them would make it worse.
    const unlessMoved = (then: () => void) => (): void => void (last === this.#moves && then());
    this.#rest = setTimeout(unlessMoved(() => frame(unlessMoved(() => frame(unlessMoved(() => this.#settle()))))), 180);
  }

  #glide(): void {
    if (still()) return this.#settle();
    this.gliding = true;
    this.#moves++;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), GLIDE + 30);
  }
}
