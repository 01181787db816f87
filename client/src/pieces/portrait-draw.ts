/** Draws a portrait on a canvas: the rim of light is costly as a filter, so it is painted once for each size. */
import { GANGS, characterOf, mix, type GangId } from './gangs';
import { iconPath } from './icons.svelte';
import { HOLLOW, type Portrait, type Shape } from './crew';
import { PORTRAITS } from './portraits';

const INK = '#0b0e16';
/** Part of the 100 x 120 box (and a little beside it) that is shown. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

export function portraitOf(id: string): Portrait | undefined {
  const { id: own } = characterOf(id);
  return PORTRAITS[own] ?? PORTRAITS[own.replace(/^(captain|chief)-/, '')];
}

function paint(to: CanvasRenderingContext2D, shape: string | Shape, colours: Record<string, string>): void {
  const { d, fill, stroke, width = 1, opacity = 1, round, dash = [], matrix }: Shape = typeof shape === 'string' ? { d: shape } : shape;
  to.save();
  if (matrix) to.transform(...matrix);
  to.globalAlpha *= opacity;
  const path = new Path2D(d);
  const colour = (name: string): string => colours[name] ?? name;
  if (fill || !stroke) {
    to.fillStyle = colour(fill ?? 'ink');
    to.fill(path);
  }
  if (stroke) {
    to.strokeStyle = colour(stroke);
    to.lineWidth = width;
    to.lineCap = round ? 'round' : 'butt';
    to.setLineDash([...dash]);
    to.stroke(path);
  }
  to.restore();
}

/** The silhouette in one colour, less the same silhouette moved by `dx dy`: a rim on one side. */
function rim(size: [number, number], set: (to: CanvasRenderingContext2D) => void, art: Portrait, colour: string, dx: number, dy: number): HTMLCanvasElement {
  const layer = document.createElement('canvas');
  [layer.width, layer.height] = size;
  const to = layer.getContext('2d')!;
  set(to);
  const one = { ink: colour };
  for (const shape of art.body) paint(to, typeof shape === 'string' ? shape : { ...shape, stroke: shape.stroke && 'ink' }, one);
  to.globalCompositeOperation = 'destination-out';
  to.translate(dx, dy);
  for (const shape of art.body) paint(to, shape, { ink: '#000' });
  return layer;
}

export function drawPortrait(canvas: HTMLCanvasElement, id: string, gang: GangId, crop: Crop): void {
  const art = portraitOf(id);
  const to = canvas.getContext('2d');
  if (!to || !art) return;
  const { width, height } = canvas;
  const { base, deep } = GANGS[gang];
  const light = gang === 'militia' ? '#e9f1fb' : GANGS[gang].light;
  const colours = { ink: INK, light, hollow: mix(deep, '#04060a', 0.45) };
  const scale = Math.max(width / crop[2], height / crop[3]);
  const set = (context: CanvasRenderingContext2D): void => {
    context.setTransform(scale, 0, 0, scale, width / 2 - (crop[0] + crop[2] / 2) * scale, height / 2 - (crop[1] + crop[3] / 2) * scale);
  };
  const fall = (y0: number, y1: number, from: string, into: string): CanvasGradient => {
    const gradient = to.createLinearGradient(0, y0, 0, y1);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, into);
    return gradient;
  };

  set(to);
  to.fillStyle = fall(-20, 130, mix(base, '#0b0f18', 0.35), mix(deep, '#05070c', 0.55));
  to.fillRect(-60, -40, 220, 190);
  to.save();
  to.globalAlpha = 0.1;
  to.fillStyle = light;
  to.translate(-14, -8);
  to.scale(0.5, 0.5); // 128 units wide
  to.fill(new Path2D(iconPath(characterOf(id).emblem)));
  to.restore();
  for (const [radius, opacity] of [[46, 0.13], [34, 0.16]] as const) {
    to.globalAlpha = opacity;
    to.fillStyle = light;
    to.fill(new Path2D(`M${50 - radius} 48a${radius} ${radius} 0 10${2 * radius} 0 ${radius} ${radius} 0 10${-2 * radius} 0z`));
  }
  to.globalAlpha = 1;
  for (const shape of art.halo ?? []) paint(to, shape, colours);
  for (const shape of art.body) paint(to, shape, colours);
  // Moonlight from the right, lamplight from the left.
  to.resetTransform();
  to.globalAlpha = 0.34;
  to.drawImage(rim([width, height], set, art, '#9db8ff', -1.8, 1), 0, 0);
  to.globalAlpha = 0.95;
  to.drawImage(rim([width, height], set, art, light, 2.6, 2), 0, 0);
  to.globalAlpha = 1;
  set(to);
  if (art.hollow) paint(to, HOLLOW, colours);
  for (const shape of art.details) paint(to, shape, colours);
  to.fillStyle = fall(84, 130, '#05070c00', '#05070cbf');
  to.fillRect(-60, 84, 220, 70);
}
