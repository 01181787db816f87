/**
 * The pieces of the game: small drawings without any rules. All take their texts as props; without a `label` a drawing is
 * an ornament that screen readers skip.
 *
 * | component | props |
 * |---|---|
 * | Icon | name (game-icons, see icon-names.ts), size?, label? |
 * | UiIcon | name (ui-icons.ts), size? |
 * | Figure | character, size?, label?, gang?, letter?, loot?, wounds?, gear?, rested?, mercenary?, flat? |
 * | GangMark | gang, size?, label? |
 * | Portrait | character, width, height, crop? (bust, slim, face, wide), gang?, label? |
 * | Treasure | kind, size?, label?: the treasure itself |
 * | Token | kind (chest, treasure, exploration, relic), face?, size?, label?: as it lies on the board |
 * | Die | value?, gang?, size?, tumble?, roll?, delay?, counts?, label?, onrest? |
 * | ChanceRing | percent, label, size?, onGold? |
 * | ApPip, ApPips | state, size / on, plan?, off?, size?, label? |
 * | Ducat, Experience, Wound | size?, label?; Ducat: hidden? |
 * | ArcanaCard | id, group, back, when?, and as all cards: name, text, flavour?, width?, state?, badge?, caption? |
 * | EquipmentCard, IntrigueCard | id, foot?, progress? (intrigue), and as all cards |
 * | MissionCard | kind, name, bonus, pays?, then?, none, width?, payable? |
 * | CardBack, MiniBack | back, width? / back, count?, label? |
 * | Cover | adventure (number), width?, height?, moon? |
 */
export { default as ApPip } from './ApPip.svelte';
export { default as ApPips } from './ApPips.svelte';
export { default as ArcanaCard } from './ArcanaCard.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as ChanceRing } from './ChanceRing.svelte';
export { default as Cover } from './Cover.svelte';
export { default as Die } from './Die.svelte';
export { default as Ducat } from './Ducat.svelte';
export { default as EquipmentCard } from './EquipmentCard.svelte';
export { default as Experience } from './Experience.svelte';
export { default as Figure } from './Figure.svelte';
export { default as GangMark } from './GangMark.svelte';
export { default as Icon } from './Icon.svelte';
export { default as IntrigueCard } from './IntrigueCard.svelte';
export { default as MiniBack } from './MiniBack.svelte';
export { default as MissionCard } from './MissionCard.svelte';
export { default as Portrait } from './Portrait.svelte';
export { default as Token } from './Token.svelte';
export { default as Treasure } from './Treasure.svelte';
export { default as UiIcon } from './UiIcon.svelte';
export { default as Wound } from './Wound.svelte';
export type { ArcanaGroup, Back, CardState } from './cards';
export { arcanaIcon, equipmentIcon, intrigueIcon } from './cards';
export { GANGS, characterOf, gangOf, letters, type GangId } from './gangs';
export type { IconName } from './icon-names';
export { loadMoreIcons } from './icons.svelte';
export { duration, play, still } from './motion';
export { kindOf } from './treasures';
export type { UiIconName } from './ui-icons';
