/** What is drawn on cards. */
import type { IconName } from './icon-names';

export type ArcanaGroup = 'fight' | 'move' | 'chest' | 'trick';
export type Back = 'blue' | 'purple';
/** `playable` now; `joins` what is being planned; `no`: not now; without one it only lies there. */
export type CardState = 'playable' | 'joins' | 'no';

export const GROUP_ICON: Readonly<Record<ArcanaGroup, IconName>> = {
  fight: 'crossed-swords',
  move: 'footsteps',
  chest: 'lockpicks',
  trick: 'domino-mask',
};

const ARCANA: Readonly<Record<string, IconName>> = {
  powerful_blow: 'punch-blast',
  flurry_of_blades: 'daggers',
  ambush: 'hooded-assassin',
  sand_in_the_eyes: 'dust-cloud',
  smoke_pellet: 'smoke-bomb',
  run: 'sprint',
  niggling_injury: 'knee-cap',
  secret_door: 'secret-door',
  over_the_rooftops: 'village',
  shadow_walk: 'two-shadows',
  delicate_fingers: 'hand-ok',
  hidden_compartment: 'locked-box',
  crowbar: 'crowbar',
  jammed_lock: 'padlock',
  pickpocket: 'robber-hand',
  denunciation: 'envelope',
  call_the_watch: 'whistle',
  decoy: 'trade',
  word_on_the_street: 'conversation',
  second_wind: 'heart-beats',
  middleman: 'shaking-hands',
  subtle_watchman: 'lantern-flame',
  breakout: 'breaking-chain',
  private_security: 'guards',
  spiked_grog: 'beer-stein',
  low_blow: 'boot-kick',
  feint: 'blade-drag',
  field_dressing: 'bandage-roll',
  old_scars: 'scar-wound',
  open_secrets: 'secret-book',
  cut_straps: 'scissors',
  poisoned_dart: 'dart',
  switched_labels: 'price-tag',
  burst_of_energy: 'teapot-leaves',
};

const EQUIPMENT: Readonly<Record<string, IconName>> = {
  sword: 'broadsword',
  axe: 'battered-axe',
  lantern: 'old-lantern',
  watchmans_pass: 'police-badge',
  flying_potion: 'potion-ball',
  buckler: 'round-shield',
  barbed_dagger: 'plain-dagger',
  lock_opener: 'lockpicks',
  soft_boots: 'boots',
  grapnel: 'grapple',
  sledgehammer: 'flat-hammer',
  deep_satchel: 'knapsack',
  healing_draught: 'health-potion',
  mail_coat: 'chain-mail',
  spyglass: 'spyglass',
  loaded_dice: 'rolling-dices',
  beggars_rags: 'cloak',
  guild_signet: 'skull-signet',
};

const INTRIGUES: Readonly<Record<string, IconName>> = {
  map_the_catacombs: 'hole-ladder',
  find_a_safe_place_to_hide: 'hidden',
  claim_a_bounty: 'wanted-reward',
  enlist_a_magicians_aid: 'wizard-staff',
  take_your_share: 'receive-money',
  acquire_useful_potions: 'bubbling-flask',
  escape_a_slavers_clutches: 'manacles',
  slay_the_cyclops: 'cyclops',
  case_the_guardroom: 'magnifying-glass',
  a_word_with_the_archivist: 'scroll-quill',
  the_alchemists_order: 'round-potion',
  a_bed_for_the_night: 'bed',
  the_dukes_own_strongbox: 'strongbox',
  eyes_everywhere: 'eye-shield',
  closed_ranks: 'backup',
  the_complete_set: 'gem-chain',
  one_of_each: 'cut-diamond',
  the_wreckers_wager: 'wrecking-ball',
  settle_an_old_score: 'crossed-swords',
  humble_the_watch: 'visored-helm',
  a_thief_robs_a_thief: 'robber-hand',
  blood_oath: 'cut-palm',
  draw_blood: 'bloody-sword',
  guilds_darling: 'trophy-cup',
  a_full_order_book: 'notebook',
  armed_to_the_teeth: 'swords-emblem',
  bribe_the_council: 'pay-money',
  the_usurers_due: 'coins-pile',
  first_to_the_gate: 'medieval-gate',
  leave_no_one_behind: 'team-idea',
  the_heaviest_chest: 'weight',
  travel_light: 'feather',
  a_paupers_smile: 'drama-masks',
  not_a_scratch: 'heart-shield',
};

const bare = (id: string): string => id.replace(/^(arc|eq|int)_/, '');

/** Cards of a pack that nobody has drawn show a sign of their kind. */
export const arcanaIcon = (id: string): IconName => ARCANA[bare(id)] ?? 'pentacle';
export const equipmentIcon = (id: string): IconName => EQUIPMENT[bare(id)] ?? 'battle-gear';
export const intrigueIcon = (id: string): IconName => INTRIGUES[bare(id)] ?? 'secret-book';

export type TextStep = 'short' | 'mid' | 'long' | 'xlong' | 'xxl' | 'scroll';

/**
 * The longer the text, the smaller the letters. All cards of the game can be read to their end in all four languages; a
 * text of a pack that is longer than any of theirs scrolls.
 */
export function textStep(text: string): TextStep {
  const length = [...text].length;
  if (length <= 40) return 'short';
  if (length <= 100) return 'mid';
  if (length <= 136) return 'long';
  if (length <= 156) return 'xlong';
  return length <= 206 ? 'xxl' : 'scroll';
}
