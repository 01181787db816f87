/**
 * Cuts the typefaces to the letters of the four languages and lays them into src/generated/fonts.
 * They are made once, and again when the letters change.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** One file each: Russian has next to no Latin letters, all languages have digits. */
export const LETTERS: Record<string, string> = {
  // Digits, signs and blanks of typesetting.
  signs: ` !%'()+,-./${range(0x30, 0x3b)}?«»›“”‘’…–—·×−\u00a0\u2009\u202f`,
  // Signs that no text of the game has: they come when somebody has them in his name.
  rare: '"#$&*<=>@[\\]^_{|}~•°½',
  // With those of French and Spanish.
  latin: `${range(0x41, 0x5a)}${range(0x61, 0x7a)}ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿÁÍÑÓÚáíñóú¡¿ªº`,
  cyrillic: `${range(0x410, 0x44f)}Ёё№`,
};
/**
 * Kerning, lining and tabular figures stay. Ligatures with their alternates would weigh a sixth of each file, hints for
 * screens without smoothing a third.
 */
const CUT = { keepFeatures: ['kern', 'lnum', 'tnum'], noHinting: true };

const FACES = [
  { family: 'alegreya-sans', weight: 500 },
  { family: 'alegreya-sans', weight: 700 },
  { family: 'alegreya-sc', weight: 700 },
] as const;

const FOLDER = fileURLToPath(new URL('../src/generated/fonts', import.meta.url));

async function cut(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const require = createRequire(import.meta.url);
  const recipe = JSON.stringify([FACES, LETTERS, CUT]);
  const stamp = join(FOLDER, 'recipe.json');
  const made = existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe;
  for (const { family, weight } of FACES) {
    for (const [script, text] of Object.entries(LETTERS)) {
      const target = join(FOLDER, `${family}-${script}-${weight}.woff2`);
      if (made && existsSync(target)) continue;
      const source = require.resolve(`@fontsource/${family}/files/${family}-${script === 'cyrillic' ? script : 'latin'}-${weight}-normal.woff2`);
      writeFileSync(target, await subset(readFileSync(source), text, { targetFormat: 'woff2', ...CUT }));
    }
  }
  writeFileSync(stamp, recipe);
}

export function fonts(): Plugin {
  return { name: 'cadwallon-fonts', configResolved: cut };
}
