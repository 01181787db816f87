/** Colours, frames and emblems of gangs and of everybody else who can stand on a board. */
import type { IconName } from './icon-names';

export type Frame = 'round' | 'lozenge' | 'shield' | 'square' | 'tower' | 'star' | 'rough' | 'stone' | 'cameo';

export interface Palette {
  light: string;
  base: string;
  deep: string;
}

export interface Gang extends Palette {
  frame: Frame;
  emblem: IconName;
}

/** By the ids of the content; `monster`, `zombie`, `fire`, `guest` are no gangs of the rules, only looks. */
export const GANGS = {
  kalderns_gang: { emblem: 'fox-head', frame: 'round', light: '#ffe59a', base: '#e9b021', deep: '#6b4704' },
  nocturnis: { emblem: 'evil-bat', frame: 'lozenge', light: '#ffab8f', base: '#d8442c', deep: '#6a160d' },
  executioners: { emblem: 'battle-axe', frame: 'shield', light: '#a5d3ff', base: '#2f7fd6', deep: '#123a75' },
  cursed_ones: { emblem: 'crowned-skull', frame: 'square', light: '#8ff0cb', base: '#1a9c74', deep: '#07493a' },
  militia: { emblem: 'visored-helm', frame: 'tower', light: '#ffffff', base: '#aab6c6', deep: '#333e4e' },
  grey: { emblem: 'domino-mask', frame: 'star', light: '#f3e6ff', base: '#9c83bd', deep: '#3a2a54' },
  monster: { emblem: 'cyclops', frame: 'rough', light: '#ffb066', base: '#7a3a22', deep: '#20100c' },
  zombie: { emblem: 'raise-zombie', frame: 'stone', light: '#dbe4bf', base: '#77855a', deep: '#2a311e' },
  fire: { emblem: 'flame', frame: 'stone', light: '#ffd9a0', base: '#d9651a', deep: '#4a1604' },
  guest: { emblem: 'imprisoned', frame: 'cameo', light: '#ffd8e2', base: '#b9587a', deep: '#4e1c30' },
} as const satisfies Record<string, Gang>;

export type GangId = keyof typeof GANGS;

export function isGang(id: string): id is GangId {
  return Object.hasOwn(GANGS, id);
}

/** What a gang looks like; whoever belongs to none looks like a hero. */
export function gangOf(id: string | null | undefined): GangId {
  return id && isGang(id) ? id : 'grey';
}

export interface Character {
  gang: GangId;
  emblem: IconName;
  /** Light emblem on a dark field: the second militiaman. */
  dark?: boolean;
  /** Officers of The King of Ashes wear a gold star. */
  star?: boolean;
  mercenary?: boolean;
  big?: boolean;
}

/** By the ids of figures in a game (`captain-kornak`). */
export const CHARACTERS: Readonly<Record<string, Character>> = {
  leona: { gang: 'executioners', emblem: 'crossed-swords' },
  harid: { gang: 'executioners', emblem: 'card-random' },
  iris: { gang: 'executioners', emblem: 'wingfoot' },
  davitto: { gang: 'executioners', emblem: 'gears' },
  chufflock: { gang: 'executioners', emblem: 'executioner-hood', mercenary: true },
  sanaris: { gang: 'nocturnis', emblem: 'two-coins' },
  faras: { gang: 'nocturnis', emblem: 'coffin' },
  drokan: { gang: 'nocturnis', emblem: 'snake-tongue' },
  valdur: { gang: 'nocturnis', emblem: 'hood' },
  lucius: { gang: 'nocturnis', emblem: 'top-hat', mercenary: true },
  kaldern: { gang: 'kalderns_gang', emblem: 'wax-seal' },
  sarys: { gang: 'kalderns_gang', emblem: 'spectre' },
  elise: { gang: 'kalderns_gang', emblem: 'skeleton-key' },
  tortok: { gang: 'kalderns_gang', emblem: 'fist' },
  iraem: { gang: 'kalderns_gang', emblem: 'dove', mercenary: true },
  jehlan: { gang: 'cursed_ones', emblem: 'whirlwind' },
  anays: { gang: 'cursed_ones', emblem: 'skeletal-hand' },
  dorak: { gang: 'cursed_ones', emblem: 'crossbow' },
  torham: { gang: 'cursed_ones', emblem: 'hammer-drop' },
  shaana: { gang: 'cursed_ones', emblem: 'meat-cleaver', mercenary: true },
  kornak: { gang: 'militia', emblem: 'visored-helm' },
  valrut: { gang: 'militia', emblem: 'crested-helmet', dark: true },
  'captain-kornak': { gang: 'militia', emblem: 'visored-helm', star: true },
  'chief-valrut': { gang: 'militia', emblem: 'crested-helmet', dark: true, star: true },
  sienne: { gang: 'grey', emblem: 'cloak-dagger' },
  isabeau: { gang: 'grey', emblem: 'domino-mask' },
  duke: { gang: 'grey', emblem: 'imperial-crown' },
  cyclops: { gang: 'monster', emblem: 'cyclops', big: true },
  zombie: { gang: 'zombie', emblem: 'raise-zombie' },
  fire: { gang: 'fire', emblem: 'flame' },
  hostage: { gang: 'guest', emblem: 'imprisoned' },
  reveller: { gang: 'guest', emblem: 'carnival-mask' },
};

/** A figure of the game, also by the id of the content (`chr_captain_kornak`, `sienne-base`) and one of several (`zombie-3`). */
export function characterOf(id: string): Character & { id: string } {
  const key = id
    .replace(/^(chr|tr)_/, '')
    .replace(/_/g, '-')
    .replace(/-(base|\d+)$/, '');
  const found = CHARACTERS[key];
  // A pack may bring figures that nobody has drawn: they get the mask of the heroes.
  return { id: key, ...(found ?? { gang: 'grey', emblem: 'domino-mask' }) };
}

/** Mixes two colours `#rrggbb`: 0 is the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  const parts = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const other = parts(b);
  return `#${parts(a).map((v, i) => Math.round(v + (other[i]! - v) * share).toString(16).padStart(2, '0')).join('')}`;
}

/** Outlines of the frames in a box of 48 x 48. */
export const FRAMES: Readonly<Record<Frame, string>> = {
  round: 'M24 2a22 22 0 110 44 22 22 0 010-44z',
  lozenge: 'M24 .8Q38.5 9.5 47.2 24 38.5 38.5 24 47.2 9.5 38.5 .8 24 9.5 9.5 24 .8Z',
  shield: 'M4.5 5.500Q14 6.5 24 2.5 34 6.5 43.5 5.500V23C43.5 35 35 42.5 24 46.5 13 42.5 4.5 35 4.5 23Z',
  square: 'M9 4H39Q44 4 44 9V39Q44 44 39 44H9Q4 44 4 39V9Q4 4 9 4Z',
  tower: 'M4 5H12V10H18.5V5H29.5V10H36V5H44V40Q44 45 39 45H9Q4 45 4 40Z',
  star:
    'M24 1L30 8.5 39.5 7 40 16.5 47 24 40 31.5 39.5 41 30 39.5 24 47 18 39.5 8.5 41 8 31.5 1 24 8 16.5 8.5 7 18 8.500Z',
  rough: 'M24 1l6 4 7-1 3 7 6 4-1 8 2 7-6 5-2 7-8 1-6 4-6-4-8-1-2-7-6-5 2-7-1-8 6-4 3-7 7 1z',
  stone: 'M6 45V22a18 18 0 0136 0V45Z',
  cameo: 'M24 3C35 3 41 12 41 24S35 45 24 45 7 36 7 24 13 3 24 3Z',
};

/** The field inside the rim, as a share of the frame. */
export const INNER: Readonly<Record<Frame, number>> = {
  round: 0.8, lozenge: 0.8, shield: 0.8, square: 0.8, tower: 0.79, star: 0.76, rough: 0.8, stone: 0.82, cameo: 0.82,
};

/** Size of the emblem and how far it is moved down, where the frame asks for it. */
export const EMBLEM: Readonly<Record<Frame, readonly [size: number, down: number]>> = {
  round: [25, 0], lozenge: [23, 0], shield: [25, -1.5], square: [25, 0], tower: [25, 3.5], star: [22, 0], rough: [34, 0],
  stone: [25, 3], cameo: [25, 0],
};

const ARTICLE = /^(the|le|la|el) /i;

/** The word of a name by which one is known: Captain Kornak is Kornak, the Duke of Cadwallon is the Duke. */
function ownName(id: string, name: string): string {
  return characterOf(id).star ? name.slice(name.lastIndexOf(' ') + 1) : name.replace(ARTICLE, '');
}

/**
 * The letters of some figures that stand side by side: the first of each name; if two of a gang would share it, both
 * show two. `names` gives figure, gang and the name in the player's language.
 */
export function letters(given: readonly { id: string; gang: string; name: string }[]): Record<string, string> {
  const names = given.map((one) => ({ ...one, name: ownName(one.id, one.name) }));
  const first = (name: string): string => [...name][0]?.toLocaleUpperCase() ?? '';
  return Object.fromEntries(
    names.map((one) => {
      const rivals = names.filter(
        (other) =>
          other.gang === one.gang &&
          characterOf(other.id).id !== characterOf(one.id).id &&
          first(other.name) === first(one.name),
      );
      return [one.id, rivals.length ? first(one.name) + ([...one.name][1] ?? '') : first(one.name)];
    }),
  );
}
