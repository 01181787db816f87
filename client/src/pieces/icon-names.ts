/** The icons of game-icons.net that are used. A name that is not listed here is not built in. */

/** Their paths are whole numbers on a grid this wide. */
export const GRID = 256;

/** Needed for a first look at the table: figures, tokens, actions, chronicle. */
export const TABLE_ICONS = [
  // gangs
  'fox-head', 'evil-bat', 'battle-axe', 'crowned-skull',
  // thieves and the watch
  'crossed-swords', 'card-random', 'wingfoot', 'gears', 'two-coins', 'coffin', 'snake-tongue', 'hood', 'wax-seal', 'spectre',
  'skeleton-key', 'fist', 'whirlwind', 'skeletal-hand', 'crossbow', 'hammer-drop', 'visored-helm', 'crested-helmet',
  // treasures
  'keyring', 'tied-scroll', 'swap-bag',
  // actions and what happens
  'walking-boot', 'ringing-bell', 'domino-mask', 'pentacle',
  // the first page
  'open-treasure-chest',
] as const;

/** Loaded with a board that has one of them: figures and tokens of The King of Ashes, and rare ones. */
export const BOARD_ICONS = [
  // mercenaries, heroes, monsters and other figures
  'executioner-hood', 'top-hat', 'dove', 'meat-cleaver', 'cloak-dagger', 'cyclops', 'raise-zombie',
  'carnival-mask',
  // tokens
  'wolf-trap', 'battle-gear', 'winged-emblem', 'cog', 'stone-pile', 'stone-wall',
  'winged-scepter', 'tribal-mask', 'amphora', 'cracked-disc',
] as const;

/** Loaded with the list of adventures: covers, what is said of each, and of thieves. */
export const PAGE_ICONS = [
  'dervish-swords', 'imprisoned', 'scales', 'flame', 'dungeon-gate', 'jewel-crown', '3d-stairs', 'imperial-crown', 'fire-bowl',
  'envelope', 'hooded-assassin', 'lantern-flame', 'stairs', 'brain',
] as const;

/** Loaded after the table: the cards of City of Thieves, the rail with its chronicle. */
export const CARD_ICONS = [
  // actions and what happens
  'lockpicks', 'card-draw', 'footsteps', 'run',
  'perspective-dice-six-faces-random', 'position-marker', 'broken-heart', 'card-joker', 'graduate-cap', 'hourglass',
  'laurel-crown', 'locked-chest', 'coins-pile', 'medieval-gate', 'pay-money',
  // Arcana
  'punch-blast', 'daggers', 'dust-cloud', 'smoke-bomb', 'sprint', 'knee-cap', 'secret-door', 'village',
  'two-shadows', 'hand-ok', 'locked-box', 'crowbar', 'padlock', 'robber-hand', 'whistle', 'trade', 'conversation',
  'heart-beats', 'shaking-hands',
] as const;

/** Loaded when one of them is needed: cards of The King of Ashes, the other pages. */
export const MORE_ICONS = [
  // Arcana of The King of Ashes
  'breaking-chain', 'guards', 'beer-stein', 'boot-kick', 'blade-drag', 'bandage-roll', 'scar-wound', 'secret-book',
  'scissors', 'dart', 'price-tag', 'teapot-leaves',
  // equipment
  'broadsword', 'battered-axe', 'old-lantern', 'police-badge', 'potion-ball', 'round-shield', 'plain-dagger', 'boots', 'grapple',
  'flat-hammer', 'knapsack', 'health-potion', 'chain-mail', 'spyglass', 'rolling-dices', 'cloak', 'skull-signet',
  // intrigues
  'hole-ladder', 'hidden', 'wanted-reward', 'wizard-staff', 'receive-money', 'bubbling-flask', 'manacles', 'magnifying-glass',
  'scroll-quill', 'round-potion', 'bed', 'strongbox', 'eye-shield', 'backup', 'gem-chain', 'cut-diamond', 'wrecking-ball',
  'cut-palm', 'bloody-sword', 'trophy-cup', 'notebook', 'swords-emblem', 'team-idea',
  'weight', 'feather', 'drama-masks', 'heart-shield',
  // events, chronicle, other pages
  'falling-rocks', 'click', 'crown-coin', 'unplugged',
] as const;

export type IconName = (typeof TABLE_ICONS | typeof BOARD_ICONS | typeof PAGE_ICONS | typeof CARD_ICONS | typeof MORE_ICONS)[number];
