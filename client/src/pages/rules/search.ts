/** Finding rules by words or by number. */

import type { RuleChapter, RuleText } from '../../generated/protocol';

/** Small letters without accents, so that "epee" finds "épée". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLocaleLowerCase();
}

/** The words of a rule without its marks. */
export function words(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Chapters with the rules that hold every word of the search; a number alone ("c-4", "C4") finds that rule first. */
export function search(chapters: readonly RuleChapter[], query: string): RuleChapter[] {
  const wanted = plain(query).split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return [...chapters];
  const hit = (rule: RuleText): boolean => {
    const text = plain(`${rule.number} ${rule.number.replace('-', '')} ${rule.title ?? ''} ${words(rule.html)}`);
    return wanted.every((word) => text.includes(word));
  };
  return chapters.map((one) => ({ ...one, rules: one.rules.filter(hit) })).filter((one) => one.rules.length > 0);
}

export function count(chapters: readonly RuleChapter[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
}
