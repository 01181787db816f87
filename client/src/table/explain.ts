// What the pieces of the table say about themselves, for `use:help`.
import { itemHelp, term } from '../app/help';
import type { Explanation } from '../app/tooltip.svelte';
import type { Offer } from '../generated/protocol';
import { lyingIn } from '../game/describe';
import type { Game } from '../game/game.svelte';
import { aboutOf, verbOf } from '../game/offers';
import { valuesOf } from '../game/values';
import { onBoard, tokenOf } from '../game/view';
import { figureName, has, itemName, kindName, skillName, spaceName, t, textOf } from '../text';

const lines = (...all: (string | false | null | undefined)[]): string => all.filter(Boolean).join('\n');

/** A treasure or token, by its kind (`scroll`, `exp_trap`, `crown`). */
export function kindHelp(kind: string): Explanation {
  const id = [`tr_${kind}`, `exp_${kind}`, kind].find((one) => has(one));
  return id ? itemHelp(id) : { title: kindName(kind) };
}

/** Who it is, where, with what values, skill and load. */
export function figureHelp(game: Game, figure: string): Explanation {
  const piece = game.piece(figure);
  const entry = game.catalog ? valuesOf(game.catalog, figure, game.view.mode) : null;
  const now = game.values(figure);
  const stats = (['combat', 'movement', 'mind'] as const)
    .filter((stat) => (entry?.[stat] ?? 0) > 0)
    .map((stat) => `${t(`stat-${stat}`)} ${entry?.[stat] ?? 0}${now?.[stat] ? ` › ${now[stat]}` : ''}`);
  const skill = entry?.skill ? `${skillName(figure)}. ${textOf(entry.skill, 'text')}` : '';
  const place = !piece ? '' : onBoard(piece.at) ? spaceName(piece.at) : has(`place-${piece.at}`) ? t(`place-${piece.at}`) : '';
  const load = (piece?.load ?? []).map((kind) => kindName(kind)).join(', ');
  return {
    title: figureName(figure),
    text: lines(place, stats.join(' · ')),
    note: lines(skill, load, piece?.gear && itemName(piece.gear), !!piece?.wounds && t('space-wounds', { wounds: piece.wounds })),
  };
}

/** What lies in a space, with what it does. */
export function spaceHelp(game: Game, space: string): Explanation | null {
  const { view } = game;
  const shown = [
    ...(new Map(view.chests).get(space) ?? []).map((one) => tokenOf(one)).flatMap(({ kind, shut }) => (shut ? [] : [kind])),
    ...view.exploration.flatMap(([at, token]) => (at === space ? [token] : [])),
    ...view.relics.flatMap(([at, relic]) => (at === space && relic ? [relic] : [])),
  ];
  const terms = view.shut.includes(space) ? [term('portcullis')] : [];
  const texts = [...shown.map(kindHelp), ...terms].map((one) => (one.text ? `${one.title}: ${one.text}` : one.title));
  const lying = lyingIn(game, space);
  return lying.length ? { title: spaceName(space), text: lines(...lying), note: lines(...texts) } : null;
}

/** The word of the game behind an action. */
const TERMS: Record<string, string> = {
  pick: 'lock', bash: 'bash', 'play-bash': 'bash', attack: 'fight', strike: 'fight', move: 'movement', patrol: 'phase-militia', militia: 'phase-militia',
  mission: 'mission', intrigue: 'intrigue', fulfil: 'intrigue', buy: 'equipment', equip: 'equipment', wield: 'equipment', heal: 'wound',
  leave: 'alarm', play: 'arcana', reroll: 'experience', close: 'portcullis',
};

export function verbHelp(offer: Offer | undefined): Explanation | null {
  if (!offer) return null;
  const about = aboutOf(offer);
  const item = ['skill', 'sheet', 'card', 'equipment', 'intrigue'].flatMap((key) => (typeof about[key] === 'string' ? [about[key]] : []))[0];
  if (item && has(item)) return itemHelp(item);
  const word = TERMS[verbOf(offer)];
  return word ? term(word) : null;
}
