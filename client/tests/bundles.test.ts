import { describe, expect, it, vi } from 'vitest';
import { Bundles, pickLanguage } from '../src/text/bundles';

const none = (): Promise<string> => Promise.reject(new Error('offline'));

describe('pickLanguage', () => {
  it('takes the first language that the game speaks', () => {
    expect(pickLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(pickLanguage(['ru'])).toBe('ru');
    expect(pickLanguage(['de', 'it'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });
});

describe('Bundles', () => {
  it('falls back to English, text by text and attribute by attribute', () => {
    const bundles = new Bundles(none);
    bundles.add('en', 'a = Apple\n    .text = An apple.\nb = Pear\n');
    bundles.add('fr', 'a = Pomme\n');
    expect(bundles.find('fr', 'a')).toBe('Pomme');
    expect(bundles.find('fr', 'a', 'text')).toBe('An apple.');
    expect(bundles.find('fr', 'b')).toBe('Pear');
    expect(bundles.find('fr', 'c')).toBeNull();
  });

  it('knows Russian plurals', () => {
    const bundles = new Bundles(none);
    bundles.add('ru', 'n = { $count ->\n    [one] { $count } дукат\n    [few] { $count } дуката\n   *[many] { $count } дукатов\n}\n');
    const say = (count: number): string | null => bundles.find('ru', 'n', undefined, { count });
    expect([1, 2, 5, 21, 11].map(say)).toEqual(['1 дукат', '2 дуката', '5 дукатов', '21 дукат', '11 дукатов']);
  });

  it('keeps the fuller of two texts with one id, whichever comes first', () => {
    const name = 'adv = Treasure\n';
    const full = 'adv = Treasure\n    .story = Long ago.\n';
    for (const order of [[name, full], [full, name]]) {
      const bundles = new Bundles(none);
      for (const text of order) bundles.add('en', text);
      expect(bundles.find('en', 'adv', 'story')).toBe('Long ago.');
    }
  });

  it('lets a later text replace an earlier one', () => {
    const bundles = new Bundles(none);
    bundles.add('en', 'a = One\n');
    bundles.add('en', 'a = Two\n');
    expect(bundles.find('en', 'a')).toBe('Two');
  });

  it('reads each part once, and again after a failure', async () => {
    const fetch = vi.fn<(language: string, part: string) => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('a = Here\n');
    const changed = vi.fn();
    const bundles = new Bundles(fetch, changed);
    expect(await bundles.load('en', 'cards')).toBe(false);
    expect(changed).not.toHaveBeenCalled();
    expect(await Promise.all([bundles.load('en', 'cards'), bundles.load('en', 'cards')])).toEqual([true, true]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(bundles.find('en', 'a')).toBe('Here');
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
