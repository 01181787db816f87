/** The numbered rules of docs/rules, made into data that the rules page can show and search. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import type { RuleChapter, RuleText } from '../src/generated/protocol.ts';
import { LANGUAGES, type Language } from '../src/text/bundles.ts';

/** Lies beside the chapters and gathers what stands in them; only its own decisions (D-1 ...) are taken from it. */
const RULINGS = 'rulings.md';

/** Lays `rules/LANG.json` beside the built pages. */
export function rulesPlugin(docs: string): Plugin {
  return {
    name: 'cadwallon-rules',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(rulesIn(docs, language));
        this.emitFile({ type: 'asset', fileName: `rules/${language}.json`, source });
      }
    },
  };
}

/** All chapters in one language. A chapter that is not translated is told in English. */
export function rulesIn(docs: string, language: Language): RuleChapter[] {
  return [...chapterFiles(readFileSync(join(docs, 'README.md'), 'utf8')), RULINGS].map((file) => {
    const own = join(docs, language, file);
    const text = readFileSync(language !== 'en' && existsSync(own) ? own : join(docs, file), 'utf8');
    return chapterOf(text, file === RULINGS ? 'D' : file.charAt(0).toUpperCase());
  });
}

/** The files in the order of the index. */
export function chapterFiles(index: string): string[] {
  return [...index.matchAll(/^\| \[[A-Z]\]\(([\w-]+\.md)\)/gm)].map((found) => found[1] ?? '');
}

export function chapterOf(text: string, chapter: string): RuleChapter {
  const [head = '', ...parts] = text.split(/^#{2,3} (?=\[?[A-Z]-\d)/m);
  const heading = chapter === 'D' ? [...text.matchAll(/^## (.+)$/gm)].at(-1) : /^# (?:[A-Z]: ?)?(.+)$/m.exec(head);
  const title = heading?.[1] ?? chapter;
  const rules = parts.flatMap((part): RuleText[] => {
    const [, number = '', name = '', body = ''] = /^([A-Z]-\d+)[.:]? ?(.*)\n([\s\S]*)$/.exec(part) ?? [];
    return number.startsWith(`${chapter}-`) ? [{ number, title: name, html: toHtml(body, number) }] : [];
  });
  const intro = chapter === 'D' ? '' : head.replace(/^# .+$/m, '').trim();
  if (intro) rules.unshift({ number: chapter, html: toHtml(intro, chapter) });
  return { chapter, title: title.charAt(0).toUpperCase() + title.slice(1), rules };
}

/** Marks of the text as elements; every number of a rule leads to it. */
export function toHtml(markdown: string, own: string): string {
  const marked = new Marked({ gfm: true });
  const html = marked.parse(markdown.trim(), { async: false }) as string;
  const led = html.replace(/href="([^"]+)"/g, (_, address: string) => `href="${addressOf(address)}"`);
  const parts = led.split(/(<a [^>]*>[\s\S]*?<\/a>|<[^>]+>)/);
  const linked = parts.map((part) => (part.startsWith('<') ? part : withLinks(part, own))).join('');
  return tidyTables(linked).trim();
}

/** A corner without words heads nothing; a table that is wider than a phone can be moved by keys, too. */
function tidyTables(html: string): string {
  return html
    .replace(/<th>\s*<\/th>/g, '<td></td>')
    .replace(/<table>/g, '<div class="wide" role="group" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
}

function withLinks(text: string, own: string): string {
  return text.replace(/\b[A-Z]-\d+\b/g, (number) => (number === own ? number : `<a href="/rules#${number}">${number}</a>`));
}

/** `c-fights.md` is chapter C, `c-fights.md#c-4-who-wins` is rule C-4. */
function addressOf(address: string): string {
  const [, letter = '', number] = /^([a-z])-[\w-]+\.md(?:#[a-z]-(\d+))?/.exec(address) ?? [];
  if (letter) return `/rules#${letter.toUpperCase()}${number ? `-${number}` : ''}`;
  return address.startsWith('rulings.md') ? '/rules#D' : '/rules';
}
