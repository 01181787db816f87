import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chapterFiles, chapterOf, rulesIn, toHtml } from '../scripts/rules';
import { LANGUAGES } from '../src/text/bundles';

const docs = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const listed = fileURLToPath(new URL('../../src/cadwallon/content/rules.toml', import.meta.url));

describe('the rules as data', () => {
  it('hold every number of the list, in every language', () => {
    const numbers = [...readFileSync(listed, 'utf8').matchAll(/\b[A-Z]-\d+\b/g)].map((found) => found[0]);
    expect(numbers.length).toBeGreaterThan(100);
    for (const language of LANGUAGES) {
      const chapters = rulesIn(docs, language);
      const there = new Set(chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number)));
      expect(numbers.filter((number) => !there.has(number)), language).toEqual([]);
      expect(chapters.flatMap((chapter) => chapter.rules).filter((rule) => rule.html === '' && rule.title)).toEqual([]);
    }
  });

  it('cut a chapter into its rules', () => {
    const chapter = chapterOf('# C: fights\n\nFirst words.\n\n## C-1 Attacking\n\nText.\n\n## C-2 Who\n\n> **Ruling.** Yes.\n', 'C');
    expect(chapter.title).toBe('Fights');
    expect(chapter.rules.map((rule) => [rule.number, rule.title])).toEqual([['C', undefined], ['C-1', 'Attacking'], ['C-2', 'Who']]);
  });

  it('keep the order of the index', () => {
    expect(chapterFiles('| [G](g-guild.md) | x |\n| [S](s-setup.md) | y |\n| [Rulings](rulings.md) | z |')).toEqual(['g-guild.md', 's-setup.md']);
  });

  it('lead from every number to its rule, but not to itself', () => {
    expect(toHtml('See C-6 and [A](a-act.md), [C-4](c-fights.md#c-4-who-wins).', 'C-1')).toBe(
      '<p>See <a href="/rules#C-6">C-6</a> and <a href="/rules#A">A</a>, <a href="/rules#C-4">C-4</a>.</p>',
    );
    expect(toHtml('This is C-1.', 'C-1')).toBe('<p>This is C-1.</p>');
  });
});
