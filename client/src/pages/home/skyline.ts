/** Roofs of the city by night behind the title: drawn by chance, but always the same. */

export interface Roofs {
  path: string;
  windows: readonly { x: number; y: number; glow: number }[];
}

interface Row {
  /** Where the houses stand. */
  foot: number;
  lowest: number;
  highest: number;
  narrow: number;
  wide: number;
  /** Share of lit windows. */
  lit: number;
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function house(x: number, top: number, width: number, kind: number): [number, number][] {
  const at = (share: number, y: number): [number, number] => [x + width * share, y];
  if (kind < 0.45) return [at(0, top + 26), at(0.5, top - 24), at(1, top + 26)];
  if (kind < 0.7) return [at(0, top), at(0.25, top), at(0.25, top - 22), at(0.4, top - 22), at(0.4, top), at(1, top)];
  if (kind < 0.85) return [at(0.2, top + 20), at(0.36, top - 92), at(0.52, top + 20), at(1, top + 20)];
  const teeth = [0, 5, 5, 13, 13, 21, 21, 29, 29, 36].map((dx, at): [number, number] => [x + dx, top - (at % 4 < 2 ? 40 : 32)]);
  return [...teeth, [x + 36, top], [x + width, top]];
}

export function roofs(width: number, height: number, row: Row, seed: number): Roofs {
  const next = dice(seed);
  const points: [number, number][] = [[-20, height]];
  const windows: Roofs['windows'][number][] = [];
  for (let x = -20; x < width + 40; ) {
    const wide = row.narrow + next() * (row.wide - row.narrow);
    const top = row.foot - row.lowest - next() * (row.highest - row.lowest);
    points.push(...house(x, top, wide, next()));
    for (let i = 0; i < 5; i++) {
      if (next() < row.lit) {
        windows.push({ x: Math.round(x + 8 + next() * (wide - 18)), y: Math.round(top + 36 + next() * 120), glow: 0.5 + next() * 0.5 });
      }
    }
    x += wide;
  }
  points.push([width + 40, height]);
  return { path: `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`, windows };
}

/** Stars that stand everywhere but in order. */
export function stars(count: number, width: number, height: number): { x: number; y: number; r: number; glow: number }[] {
  const part = (value: number): number => Math.abs(value % 1);
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(width * part(Math.sin(i * 12.9898) * 43758.5453)),
    y: Math.round(height * part(Math.sin(i * 78.233) * 12543.123)),
    r: 0.7 + (i % 3) * 0.5,
    glow: 0.25 + (i % 5) * 0.12,
  }));
}
