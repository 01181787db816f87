export { t, has, textOf, language, setLanguage, loadPart } from './texts.svelte';
export { LANGUAGES, type Language, type Args } from './bundles';
export { nameOf, figureName, spaceName, kindName, cardName, missionName, gangName, itemName, skillName } from './names';
export { number, decimal, percent, clock, ago, minutes } from './numbers';
