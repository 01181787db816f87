import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LETTERS } from '../../scripts/fonts';

const LOCALE = fileURLToPath(new URL('../../../src/cadwallon/content/locale', import.meta.url));

it('have every letter of every text', () => {
  // Marks of the language that texts are written in are not shown.
  const cut = new Set([...Object.values(LETTERS).join(''), ...'\n{}[]_']);
  const files = readdirSync(LOCALE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'));
  expect(files.length).toBeGreaterThan(20);
  const missing = files.flatMap((name) => {
    // Unseen marks of direction and joining have no shape.
    const strange = [...readFileSync(`${LOCALE}/${name}`, 'utf8')].filter((letter) => !cut.has(letter) && !/\p{Cf}/u.test(letter));
    return strange.map((letter) => `${name}: ${letter} (${letter.codePointAt(0)!.toString(16)})`);
  });
  expect([...new Set(missing)]).toEqual([]);
});
