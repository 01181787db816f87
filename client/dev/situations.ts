/** The situations of the design pictures, by the codes of the board's map. */
import type { BoardFigure, BoardGeometry, BoardToken } from '../src/board/scene';

export interface Situation {
  origin?: string;
  figures: Record<string, Omit<BoardFigure, 'id' | 'at' | 'letter'> & { code: string; letter?: string }>;
  tokens: (Omit<BoardToken, 'at'> & { code: string })[];
}

const chests = (list: Record<string, string>): Situation['tokens'] =>
  Object.entries(list).map(([code, face]) => (face === 'shut' ? { code, kind: 'chest' } : { code, kind: 'treasure', face }));
const all = (kind: BoardToken['kind'], list: string): Situation['tokens'] => list.split(' ').map((code) => ({ code, kind }));

export const DUKE: Situation = {
  origin: 'Ht',
  figures: {
    elise: { code: 'Ht', ring: 'active' },
    tortok: { code: 'D1', loot: ['red_gem'], rested: true },
    kaldern: { code: 'Lq', loot: ['scroll', 'red_gem'], ring: 'ready' },
    sarys: { code: 'Q1', loot: ['scroll', 'bracelet'], ring: 'ready' },
    faras: { code: 'Ve', loot: ['keys'], ring: 'target', chip: { text: '61 %', below: true } },
    sanaris: { code: 'F2', loot: ['green_gem', 'red_gem'] },
    drokan: { code: 'Or' },
    valdur: { code: 'Rc', loot: ['chest_of_ducats'] },
    leona: { code: 'Dr', loot: ['bracelet'] },
    harid: { code: 'M2', loot: ['green_gem'] },
    iris: { code: 'Kl' },
    davitto: { code: 'G1', loot: ['keys'] },
    jehlan: { code: 'Ha', ring: 'target', chip: { text: '61 %' } },
    anays: { code: 'Bx' },
    dorak: { code: 'Me' },
    torham: { code: 'K2', loot: ['chest_of_ducats'] },
    kornak: { code: 'Wt' },
    valrut: { code: 'Cu' },
  },
  tokens: [
    ...chests({ B3: 'scroll', A1: 'chest_of_ducats', A3: 'purse', B1: 'red_gem', F1: 'bracelet', G2: 'purse', H1: 'keys', J2: 'red_gem', K1: 'green_gem', P1: 'shut' }),
    { code: 'F1', kind: 'pool', count: 8 },
  ],
};

export const ASHES: Situation = {
  figures: {
    elise: { code: 'cA', loot: ['magic_gem', 'magic_gem', 'scroll'], gear: 'eq_lock_opener', ring: 'active' },
    kaldern: { code: 'B2', loot: ['scroll', 'red_gem'], gear: 'eq_guild_signet', ring: 'ready' },
    tortok: { code: 'Lq', loot: ['keys'], wounds: 1, gear: 'eq_sword' },
    iraem: { code: 'F2', loot: ['bracelet'], rested: true },
    sanaris: { code: 'cH', loot: ['red_gem', 'green_gem', 'relic'] },
    faras: { code: 'H1', loot: ['keys'] },
    drokan: { code: 'Sx', wounds: 2 },
    lucius: { code: 'As', loot: ['red_gem'], gear: 'eq_soft_boots' },
    leona: { code: 'Wt', loot: ['bracelet'] },
    davitto: { code: 'cD', wounds: 1, loot: ['keys'] },
    chufflock: { code: 'Gx', loot: ['chest_of_ducats'] },
    anays: { code: 'cD', loot: ['red_gem', 'scroll'] },
    torham: { code: 'K2', loot: ['green_gem'], gear: 'eq_sledgehammer' },
    shaana: { code: 'Tr', loot: ['red_gem'] },
    'captain-kornak': { code: 'Bx' },
    'chief-valrut': { code: 'Cw' },
    cyclops: { code: 'cG' },
  },
  tokens: [
    ...chests({ A3: 'purse', A4: 'red_gem', B1: 'bracelet', J2: 'green_gem', M1: 'red_gem', P1: 'chest_of_ducats', G2: 'purse', K1: 'shut', Q1: 'keys' }),
    ...all('exploration', 'A2 A3 A4 B1 J1 M1 M2 P1 Q1 L1 G2 K1 D1'),
    ...Object.entries({ B2: 'staircase', G1: 'staircase', F2: 'mechanism', P2: 'mechanism', H2: 'magic_gem', J2: 'security' }).map(
      ([code, face]) => ({ code, kind: 'exploration' as const, face }),
    ),
    ...all('portcullis', 'N1 N2 N4 E1 E3 S2 S3 W2 W4'),
    ...all('rubble', 'Cr Pl Ps Nl Fo Lr'),
    ...['cA', 'cE', 'cG'].map((code) => ({ code, kind: 'relic' as const, face: 'crown' })),
    { code: 'cH', kind: 'relic' },
  ],
};

export function codes(geometry: BoardGeometry): (code: string) => string {
  const found = Object.entries(geometry.spaces).map(([slug, shape]) => [(shape as unknown as { code: string }).code, slug] as const);
  const map = new Map(found);
  return (code) => map.get(code) ?? '';
}

/** Spaces within some steps, with the space one comes from. */
export function reach(geometry: BoardGeometry, from: string, steps: number, taken: ReadonlySet<string>): Map<string, string> {
  const seen = new Map([[from, '']]);
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    const next: string[] = [];
    for (const at of edge) {
      for (const to of geometry.spaces[at]!.next) {
        if (seen.has(to) || taken.has(to)) continue;
        seen.set(to, at);
        next.push(to);
      }
    }
    edge = next;
  }
  return seen;
}

export function wayTo(seen: ReadonlyMap<string, string>, to: string): string[] {
  const way = [to];
  while (seen.get(way[0]!)) way.unshift(seen.get(way[0]!)!);
  return way;
}
