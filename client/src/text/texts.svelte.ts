/** Texts in the player's language, live: whatever shows a text shows it anew when the language changes. */

import { untrack } from 'svelte';
import { fetchText, Trouble } from '../net/api';
import { untilThere } from '../app/later';
import { settings } from '../app/settings.svelte';
import { Bundles, LANGUAGES, pickLanguage, type Args, type Language } from './bundles';

/** Raised whenever a text was read; everything that shows texts looks at it. */
let version = $state(0);
let shown = $state<Language>(pickLanguage(settings.language ? [settings.language] : browserLanguages()));
const wanted = new Set<string>();
const bundles = new Bundles(fetchPart, () => (version += 1));

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

/** A text that the server does not have will not come; a server that does not answer comes back. */
function fetchPart(inLanguage: Language, part: string): Promise<string> {
  return untilThere(
    () => fetchText(inLanguage, part),
    (error) => error instanceof Trouble && error.why === 'offline',
  );
}

/** The language that is shown now. */
export function language(): Language {
  return shown;
}

/** Reads what the page needs in the other language first, then switches all at once. */
export async function setLanguage(next: Language): Promise<void> {
  if (!LANGUAGES.includes(next)) return;
  settings.language = next;
  await Promise.all([...wanted].map((part) => readPart(next, part)));
  if (settings.language !== next) return;
  shown = next;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

/** Makes the texts of a part (`interface`, `cards`, `log`, `adv_01` ...) known, in this language and in all chosen later. */
export async function loadPart(part: string): Promise<void> {
  wanted.add(part);
  // Whoever loads a part does not depend on the language: a change of it must not load a page anew.
  const now = untrack(() => shown);
  if (typeof document !== 'undefined') document.documentElement.lang = now;
  await readPart(now, part);
}

async function readPart(inLanguage: Language, part: string): Promise<void> {
  reading += 1;
  const known = await bundles.load(inLanguage, part);
  reading -= 1;
  if (!known && inLanguage !== 'en') await bundles.load('en', part);
  if (reading > 0) return;
  if ([...missed].some((id) => bundles.find(shown, id) === null)) readEnglish();
  missed.clear();
}

/** Parts that are on their way, and texts that were asked for meanwhile. */
let reading = 0;
const missed = new Set<string>();

/** English is read only when a text is missing: a complete translation never needs it. */
function readEnglish(): void {
  if (shown !== 'en') for (const part of wanted) void bundles.load('en', part);
}

/** No text for this id: it may still come; otherwise the English one must do. */
export function missing(id?: string): void {
  if (reading === 0) readEnglish();
  else if (id !== undefined) missed.add(id);
}

function lookUp(id: string, attribute?: string, args?: Args): string | null {
  void version;
  return bundles.find(shown, id, attribute, args);
}

/** The text of an id. An id without a text shows itself, so that the gap is seen. */
export function t(id: string, args?: Args): string {
  const text = lookUp(id, undefined, args);
  if (text !== null) return text;
  missing(id);
  return id;
}

export function has(id: string): boolean {
  return lookUp(id) !== null;
}

/** An attribute of a text (`.text`, `.notes`, `.flavour`, `.story` ...), or the empty string. */
export function textOf(id: string, attribute: string, args?: Args): string {
  return lookUp(id, attribute, args) ?? '';
}

/** The name that belongs to a text id, in a grammatical form if the language has written one (`.gen`, `.acc` ...). */
export function formOf(id: string, form?: string): string | null {
  void version;
  if (form !== undefined) {
    const formed = bundles.findIn(shown, id, form);
    if (formed !== null) return formed;
  }
  return bundles.find(shown, id);
}
