/** Treasures, tokens and what they look like. */
import type { IconName } from './icon-names';

/** Colours of the small marks on a figure. */
export const LOOT_COLOUR: Readonly<Record<string, string>> = {
  red_gem: '#ff4b42',
  green_gem: '#33d17a',
  keys: '#ffd257',
  scroll: '#fbeac0',
  bracelet: '#5ad1e6',
  purse: '#d9974f',
  chest_of_ducats: '#ffb52e',
  magic_gem: '#c38bff',
  relic: '#f0e3c8',
};

/** Shapes of the same marks, around 0 0, about 10 across. */
export const LOOT_MARK: Readonly<Record<string, string>> = {
  red_gem: 'M0 4.8L-4.8-.8-2.7-4H2.7L4.8-.8z',
  green_gem: 'M-2.2-4.4H2.2L4.4-2.2V2.2L2.2 4.4H-2.2L-4.4 2.2V-2.2z',
  keys: 'M-1-4.4a2.8 2.8 0 112 5.3V4.6H-1V.9a2.8 2.8 0 010-5.3z',
  scroll: 'M-3.3-4.3H3.3V4.3H-3.3z',
  bracelet: 'M-4.5 0a4.5 4.5 0 109 0 4.5 4.5 0 10-9 0z',
  chest_of_ducats: 'M-4.6-3.4Q0-5.6 4.6-3.4V3.8H-4.6z',
  magic_gem: 'M0-5.2L3.6-1V2.6L0 5.2-3.6 2.6V-1z',
  relic: 'M-4.4 3.6V-3l2.4 2L0-4.2 2-1l2.4-2v6.6z',
  purse: 'M0-4.5L4 3.5H-4z',
};

/** Facets of cut stones: path and colour, the outline first, in a box of 32 x 32. */
export const GEMS: Readonly<Record<string, { edge: string; facets: readonly (readonly [path: string, fill: string, opacity?: number])[] }>> = {
  red_gem: {
    edge: '#2a0307',
    facets: [
      ['M16 28.5L2.5 12 8 4.5H24L29.5 12Z', '#a80d1b'],
      ['M2.5 12L8 4.5 11 12Z', '#ff7d6d'],
      ['M8 4.5H24L21 12H11Z', '#ff5247'],
      ['M8 4.5L16 4.5 11 12Z', '#ffa89b'],
      ['M24 4.5L29.5 12H21Z', '#d7202a'],
      ['M2.5 12H11L16 28.5Z', '#d81f2b'],
      ['M11 12H21L16 28.5Z', '#f0343a'],
      ['M21 12H29.5L16 28.5Z', '#970a18'],
    ],
  },
  green_gem: {
    edge: '#03180d',
    facets: [
      ['M10 3H22L29 10V22L22 29H10L3 22V10Z', '#0a6a3c'],
      ['M10 3H22L19 10H13Z', '#8df0b2'],
      ['M10 3L13 10 10 13 3 10Z', '#5bd98b'],
      ['M22 3L29 10 22 13 19 10Z', '#2fb967'],
      ['M3 10L10 13V19L3 22Z', '#32bd6c'],
      ['M29 10V22L22 19V13Z', '#128049'],
      ['M10 29H22L19 22H13Z', '#0b5c35'],
      ['M3 22L10 19 13 22 10 29Z', '#189055'],
      ['M29 22L22 29 19 22 22 19Z', '#084a2a'],
      ['M13 10H19L22 13V19L19 22H13L10 19V13Z', '#35cf78'],
      ['M13 10H19L11 20 10 19V13Z', '#a4f7c4', 0.65],
    ],
  },
  magic_gem: {
    edge: '#1c0540',
    facets: [
      ['M16 1.5L25 10.5V21.5L16 30.5 7 21.5V10.5Z', '#5b21b6'],
      ['M16 1.5L16 12 7 10.5Z', '#e9d5ff'],
      ['M16 1.5L25 10.5 16 12Z', '#b784ff'],
      ['M7 10.5L16 12V20L7 21.5Z', '#a366ff'],
      ['M25 10.5V21.5L16 20V12Z', '#7733e0'],
      ['M7 21.5L16 20V30.5Z', '#7a35e6'],
      ['M25 21.5L16 30.5V20Z', '#4a149e'],
      ['M26.5 2l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z', '#fff'],
    ],
  },
};

/** Relics by their face; all lie on a bone disc. */
export const RELICS: Readonly<Record<string, IconName>> = {
  relic: 'jewel-crown',
  crown: 'jewel-crown',
  sceptre: 'winged-scepter',
  mask: 'tribal-mask',
  urn: 'amphora',
};

/** Exploration tokens by kind: icon and colour. The magic gem is drawn, not an icon. */
export const EXPLORATION: Readonly<Record<string, { icon?: IconName; colour: string }>> = {
  magic_gem: { colour: '#8b46e8' },
  trap: { icon: 'wolf-trap', colour: '#c4362f' },
  equipment: { icon: 'battle-gear', colour: '#3f77b8' },
  emblem: { icon: 'winged-emblem', colour: '#c99a2c' },
  security: { icon: 'padlock', colour: '#c8641c' },
  staircase: { icon: 'stairs', colour: '#d9dfe8' },
  mechanism: { icon: 'cog', colour: '#1f9aa6' },
};

/** `tr_scroll`, `exp_trap` and `scroll (chest side)` are the same things with a prefix or an addition. */
export function kindOf(id: string): string {
  return id.replace(/^(tr|exp)_/, '').replace(/ \(.*\)$/, '');
}
