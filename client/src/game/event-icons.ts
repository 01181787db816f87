// The small picture beside a sentence of the chronicle.
import type { ActIcon } from './verbs';

const ICONS: Record<string, ActIcon> = {
  draw: 'card-draw', discard: 'card-joker', play: 'card-draw', peek: 'card-draw', skill: 'graduate-cap',
  move: 'walking-boot', patrol: 'visored-helm', militia: 'visored-helm', step: 'run', flee: 'run', leave: 'medieval-gate',
  set_down: 'position-marker', deploy: 'position-marker', swap: 'trade', meet: 'shaking-hands', handed: 'trade',
  attack: 'crossed-swords', fight_dice: 'perspective-dice-six-faces-random', fight_won: 'laurel-crown',
  called_off: 'smoke-bomb', reroll: 'perspective-dice-six-faces-random', fine: 'pay-money', jailed: 'imprisoned',
  pick: 'lockpicks', pick_failed: 'padlock', bash: 'hammer-drop', open: 'locked-chest', purse: 'swap-bag',
  relock: 'padlock', drop: 'down', steal: 'robber-hand', steal_ducats: 'robber-hand', mission: 'tied-scroll',
  mission_paid: 'coins-pile', mission_shown: 'tied-scroll', mission_cut: 'shaking-hands', alarm: 'ringing-bell',
  portcullis: 'dungeon-gate', gain: 'two-coins', lose: 'pay-money', sale: 'two-coins', sell: 'two-coins', price: 'price-tag',
  explored: 'search', wounded: 'cut-palm', healed: 'bandage-roll', equipped: 'knapsack', gear_lost: 'knapsack',
  gear_used: 'knapsack', xp: 'trophy-cup', intrigue_drawn: 'secret-book', intrigue_fulfilled: 'secret-book',
  intrigue_kept: 'secret-book', intrigue_discarded: 'secret-book', cyclops: 'cyclops', rubble: 'falling-rocks',
  cleared: 'falling-rocks', fire: 'flame', burned: 'flame', put_out: 'flame', rise: 'raise-zombie', lie_down: 'raise-zombie',
  hired: 'shaking-hands', boast: 'conversation', round: 'hourglass', game_over: 'flag', test: 'brain', escape: 'breaking-chain',
  escaped: 'breaking-chain', tunnel: 'hole-ladder', loot: 'open-treasure-chest', seize: 'imprisoned', release: 'imprisoned',
};

export const eventIcon = (event: string): ActIcon => ICONS[event] ?? 'pentacle';
