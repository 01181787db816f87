// Where each verb of the rules is answered, and how it looks. A new verb does not compile until it stands here.
import type { FrameName, Verb } from '../generated/protocol';
import type { IconName } from '../pieces/icon-names';
import type { UiIconName } from '../pieces/ui-icons';

/** A picture of game-icons.net, or a line icon of the interface. */
export type ActIcon = IconName | UiIconName;

/** What the player points at to choose an action. */
export type Place = 'space' | 'figure' | 'card' | 'mission' | 'row' | 'choice' | 'end' | 'pass';

/** The order of rows in the action panel, best known first. */
export const GROUPS = ['go', 'chest', 'fight', 'room', 'skill', 'gang', 'other'] as const;
export type Group = (typeof GROUPS)[number];

export interface VerbLook {
  icon: ActIcon;
  group: Group;
  place: Place;
  /** Needs a second click at the spot. */
  twice?: boolean;
  /** Shown in the colour of fights. */
  fight?: boolean;
}

const look = (icon: ActIcon, group: Group, place: Place, more: Partial<VerbLook> = {}): VerbLook => ({
  icon,
  group,
  place,
  ...more,
});

export const VERB_LOOKS: Record<Verb, VerbLook> = {
  deploy: look('position-marker', 'go', 'space'),
  militia: look('visored-helm', 'other', 'figure'),
  patrol: look('walking-boot', 'go', 'space'),
  strike: look('crossed-swords', 'fight', 'figure', { twice: true, fight: true }),
  stay: look('close', 'other', 'pass'),
  activate: look('people', 'other', 'figure'),
  move: look('walking-boot', 'go', 'space'),
  attack: look('crossed-swords', 'fight', 'figure', { twice: true, fight: true }),
  leave: look('medieval-gate', 'go', 'space', { twice: true }),
  'set-out': look('footsteps', 'other', 'row'),
  stop: look('close', 'other', 'pass'),
  pick: look('lockpicks', 'chest', 'row'),
  bash: look('hammer-drop', 'chest', 'row'),
  play: look('card-draw', 'other', 'card'),
  'play-on': look('card-draw', 'other', 'card'),
  'play-bash': look('card-draw', 'other', 'card'),
  'play-swap': look('card-draw', 'other', 'card'),
  use: look('graduate-cap', 'skill', 'row'),
  do: look('tied-scroll', 'room', 'row'),
  lock: look('padlock', 'other', 'space'),
  give: look('trade', 'other', 'figure'),
  shift: look('price-tag', 'other', 'choice'),
  mission: look('tied-scroll', 'gang', 'mission'),
  choose: look('swap', 'other', 'choice'),
  put: look('position-marker', 'other', 'space'),
  mark: look('position-marker', 'other', 'figure'),
  rise: look('raise-zombie', 'other', 'space'),
  shamble: look('raise-zombie', 'other', 'figure'),
  sell: look('two-coins', 'other', 'choice'),
  release: look('breaking-chain', 'other', 'row'),
  done: look('check', 'other', 'pass'),
  discard: look('card-joker', 'other', 'choice'),
  keep: look('card-draw', 'other', 'choice'),
  reroll: look('dice', 'other', 'row'),
  take: look('robber-hand', 'other', 'choice'),
  drop: look('down', 'other', 'space'),
  flee: look('run', 'go', 'space'),
  step: look('run', 'go', 'space'),
  set: look('position-marker', 'go', 'space'),
  close: look('dungeon-gate', 'other', 'space'),
  pass: look('close', 'other', 'pass'),
  end: look('flag', 'other', 'end'),
  hire: look('shaking-hands', 'other', 'choice'),
  boast: look('conversation', 'other', 'choice'),
  meet: look('shaking-hands', 'go', 'figure'),
  hand: look('trade', 'other', 'choice'),
  get: look('trade', 'other', 'choice'),
  'swap-gear': look('swap', 'other', 'choice'),
  heal: look('bandage-roll', 'gang', 'row'),
  buy: look('knapsack', 'gang', 'row'),
  equip: look('knapsack', 'other', 'choice'),
  'keep-gear': look('knapsack', 'other', 'choice'),
  wield: look('knapsack', 'skill', 'row'),
  'wield-at': look('spyglass', 'skill', 'row'),
  'wield-on': look('spyglass', 'skill', 'row'),
  intrigue: look('secret-book', 'gang', 'row'),
  fulfil: look('secret-book', 'gang', 'card'),
  'keep-intrigue': look('secret-book', 'other', 'choice'),
  'drop-intrigue': look('secret-book', 'other', 'choice'),
  escape: look('breaking-chain', 'room', 'row'),
  tunnel: look('hole-ladder', 'room', 'row', { twice: true }),
  pray: look('fire-bowl', 'room', 'row'),
  torture: look('robber-hand', 'room', 'row'),
  read: look('scroll-quill', 'room', 'row'),
  loot: look('open-treasure-chest', 'room', 'row', { twice: true }),
  fetch: look('card-draw', 'other', 'choice'),
  cancel: look('blade-drag', 'other', 'choice'),
  label: look('price-tag', 'other', 'space'),
  burn: look('flame', 'other', 'choice'),
  offer: look('trade', 'other', 'choice'),
  clear: look('falling-rocks', 'other', 'space'),
  parade: look('domino-mask', 'other', 'space'),
  lose: look('broken-heart', 'other', 'choice'),
  hide: look('hood', 'other', 'figure'),
};

/** Where what is going on is answered. */
export type Stage = 'turn' | 'board' | 'fight' | 'roll' | 'prompt' | 'choice' | 'exchange';

export const FRAME_STAGES: Record<FrameName, Stage> = {
  arrival: 'board',
  boasting: 'choice',
  choosing: 'choice',
  claim: 'prompt',
  clearing: 'board',
  cut_loose: 'choice',
  deploy: 'board',
  discard: 'choice',
  dressing: 'choice',
  drop_intrigue: 'choice',
  ducat_chests: 'roll',
  ending: 'choice',
  escort: 'choice',
  exchange: 'exchange',
  feinting: 'fight',
  fetching: 'choice',
  fight: 'fight',
  fine: 'fight',
  flight: 'board',
  give_up: 'choice',
  handover: 'choice',
  hiding: 'choice',
  hiring: 'choice',
  inn: 'choice',
  jail: 'board',
  keep_gear: 'choice',
  keep_intrigue: 'choice',
  labels: 'board',
  lay_down: 'board',
  locking: 'board',
  marking: 'board',
  move: 'turn',
  muster: 'board',
  offering: 'choice',
  opened: 'prompt',
  option: 'choice',
  patrol: 'board',
  peek: 'choice',
  placing: 'board',
  preparation: 'choice',
  procession: 'board',
  recovery: 'choice',
  resolve: 'choice',
  rising: 'board',
  rival_window: 'prompt',
  roll: 'roll',
  rumour: 'choice',
  selling: 'choice',
  set_down: 'board',
  shambling: 'board',
  spoils: 'fight',
  step: 'board',
  surplus: 'choice',
  tunnel_exit: 'choice',
  turn: 'turn',
  won: 'fight',
};
