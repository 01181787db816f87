/** Cover pictures of the adventures: three rows of roofs against a lit sky, a moon, one motif. */
import { mix } from './gangs';
import type { IconName } from './icon-names';

export interface Cover {
  /** Top, middle and foot of the sky. */
  sky: readonly [string, string, string];
  moon: string;
  motif: IconName;
  roof: string;
  /** Where the moon stands, from left 0 to right 1. */
  x: number;
}

export const COVERS: readonly Cover[] = [
  { sky: ['#3b2a14', '#c98a2b', '#ffe2a0'], moon: '#fff0c4', motif: 'open-treasure-chest', roof: '#2a1a0a', x: 0.6 },
  { sky: ['#1f060b', '#7d1220', '#ff7a6b'], moon: '#ffb9a8', motif: 'hooded-assassin', roof: '#16050a', x: 0.55 },
  { sky: ['#07202b', '#157086', '#9df0e4'], moon: '#e6fffb', motif: 'dervish-swords', roof: '#04151c', x: 0.6 },
  { sky: ['#17171b', '#5b5560', '#e2d3c4'], moon: '#ffcf9a', motif: 'crowned-skull', roof: '#101014', x: 0.55 },
  { sky: ['#241033', '#7b3b86', '#ffc2e4'], moon: '#ffe9f6', motif: 'imprisoned', roof: '#170a22', x: 0.6 },
  { sky: ['#2b1606', '#a35a17', '#ffd48c'], moon: '#ffe7b5', motif: 'scales', roof: '#1d0e03', x: 0.56 },
  { sky: ['#2d0702', '#c43a07', '#ffd15c'], moon: '#fff0a8', motif: 'flame', roof: '#1f0501', x: 0.6 },
  { sky: ['#0c1420', '#3a5878', '#cfe3f5'], moon: '#eef6ff', motif: 'dungeon-gate', roof: '#080e17', x: 0.56 },
  { sky: ['#150727', '#5b28a0', '#d6b0ff'], moon: '#efe0ff', motif: 'pentacle', roof: '#0d0419', x: 0.58 },
  { sky: ['#2a1a05', '#7d5a86', '#ffe6ae'], moon: '#fff4d6', motif: 'jewel-crown', roof: '#1a1005', x: 0.58 },
  { sky: ['#10161c', '#4d5f6b', '#d9e6ea'], moon: '#f4fbff', motif: '3d-stairs', roof: '#0a0f14', x: 0.58 },
  { sky: ['#25060f', '#84203f', '#ffc9b0'], moon: '#ffe3d4', motif: 'imperial-crown', roof: '#18030a', x: 0.58 },
  { sky: ['#260b24', '#b24a2a', '#ffd98a'], moon: '#ffedc2', motif: 'fire-bowl', roof: '#170615', x: 0.58 },
  { sky: ['#071530', '#2b5aa8', '#ffe0a0'], moon: '#fff0cf', motif: 'envelope', roof: '#040d20', x: 0.58 },
];

/** Adventures of a pack beyond those take a picture in turn. */
export function coverOf(adventure: number): Cover {
  return COVERS[(Math.max(1, adventure) - 1) % COVERS.length]!;
}

/** A small generator of numbers from 0 to 1: the same roofs every time. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export interface Roofs {
  path: string;
  fill: string;
  windows: readonly (readonly [x: number, y: number])[];
}

function row(next: () => number, width: number, low: number, high: number, fill: string, lit: boolean): Roofs {
  let path = 'M-10 260';
  const windows: [number, number][] = [];
  for (let x = -10; x < width + 20; ) {
    const wide = 22 + next() * 46;
    const top = 200 - low - next() * (high - low);
    const kind = next();
    const at = (share: number, y: number): string => `L${(x + wide * share).toFixed(0)} ${y.toFixed(0)}`;
    if (kind < 0.5) path += at(0, top + 12) + at(0.5, top - 12) + at(1, top + 12);
    else if (kind < 0.75) path += at(0, top) + at(0.3, top) + at(0.3, top - 9) + at(0.45, top - 9) + at(0.45, top) + at(1, top);
    else path += at(0.15, top + 12) + at(0.3, top - 30) + at(0.45, top + 12) + at(1, top + 12);
    for (let i = 0; lit && i < 3; i++) {
      if (next() < 0.42) windows.push([Math.round(x + 5 + next() * (wide - 12)), Math.round(top + 20 + next() * 40)]);
    }
    x += wide;
  }
  return { path: `${path}L${width + 20} 260Z`, fill, windows };
}

export interface Scenery {
  stars: readonly (readonly [x: number, y: number, radius: number, opacity: number])[];
  far: Roofs;
  near: readonly Roofs[];
}

export function scenery(adventure: number, cover: Cover, width: number, height: number): Scenery {
  const next = numbers(adventure * 7919 + 17);
  const stars = Array.from({ length: Math.round(width / 14) }, () => {
    const [x, y] = [next() * width, next() * height * 0.5];
    return [Math.round(x), Math.round(y), 0.5 + next(), 0.2 + next() * 0.5] as const;
  });
  const far = row(next, width, 50, 92, mix(cover.sky[1], cover.roof, 0.45), false);
  return {
    stars,
    far,
    near: [row(next, width, 26, 58, mix(cover.sky[1], cover.roof, 0.75), true), row(next, width, 4, 34, cover.roof, true)],
  };
}
