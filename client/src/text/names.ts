/** Names of everything in the content, by the ids that views, offers and events use. */

import { formOf, missing } from './texts.svelte';

/** How the id of a thing and the id of its text belong together: tried in this order. */
const PREFIXES = ['', 'chr_', 'tr_', 'exp_', 'space-', 'building-'];

function first(ids: readonly string[], form?: string): string | null {
  for (const id of ids) {
    const name = formOf(id, form);
    if (name !== null) return name;
  }
  return null;
}

/** Anything with a name. What has none is told by its own id, with blanks for hyphens and underscores. */
export function nameOf(id: string, form?: string): string {
  return first(PREFIXES.map((prefix) => prefix + id), form) ?? plain(id);
}

/** A figure (`leona`, `captain-kornak`); one of several alike (`zombie-2`) has the name of its kind and its number. */
export function figureName(id: string, form?: string): string {
  const own = ofFigure(id, form);
  if (own !== null) return own;
  const [, kind = '', number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const alike = kind ? ofFigure(kind, form) : null;
  return alike === null ? plain(id) : `${alike} ${number}`;
}

function ofFigure(id: string, form?: string): string | null {
  const word = id.replace(/-/g, '_');
  return first([`chr_${word}`, `tr_${word}`, id], form);
}

export function spaceName(slug: string, form?: string): string {
  return formOf(`space-${slug}`, form) ?? plain(slug);
}

/** A kind of treasure or token (`scroll`). */
export function kindName(kind: string, form?: string): string {
  return first([`tr_${kind}`, `kind-${kind}`, `exp_${kind}`, kind], form) ?? plain(kind);
}

export function cardName(id: string, form?: string): string {
  return nameOf(id, form);
}

export function missionName(id: string, form?: string): string {
  return nameOf(id, form);
}

/** A gang, or the Guild that a player of adventure 3 leads instead of one. */
export function gangName(id: string, form?: string): string {
  return nameOf(id === 'guild' ? 'adv_03_guild' : id, form);
}

/** Equipment, exploration tokens, intrigues. */
export function itemName(id: string, form?: string): string {
  return nameOf(id, form);
}

/** The skill of a figure. */
export function skillName(figure: string, form?: string): string {
  return first([`skl_${figure.replace(/-/g, '_')}`, figure], form) ?? plain(figure);
}

/** The last resort; a pack may have the name in English only. */
function plain(id: string): string {
  missing();
  return id.replace(/^(arc|mis|chr|skl|eq|int|exp|tr)_/, '').replace(/[-_]/g, ' ');
}
