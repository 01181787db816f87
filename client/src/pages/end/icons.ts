import type { IconName } from '../../pieces';

const ICONS: Readonly<Record<string, IconName>> = {
  missions: 'tied-scroll',
  middlemen: 'shaking-hands',
  sales: 'cut-diamond',
  coffers: 'open-treasure-chest',
  openings: 'locked-chest',
  purses: 'swap-bag',
  fights: 'crossed-swords',
  fines: 'visored-helm',
  cards: 'domino-mask',
  adventure: 'crown-coin',
  tolls: 'medieval-gate',
  altar: 'fire-bowl',
  'treasure-room': 'coins-pile',
  tunnel: 'hole-ladder',
  intrigues: 'envelope',
  penalties: 'broken-heart',
  boasts: 'trophy-cup',
  debts: 'pay-money',
  'left-behind': 'imprisoned',
};

export function sourceIcon(source: string): IconName {
  return ICONS[source] ?? 'two-coins';
}
