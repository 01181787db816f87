import { beforeAll, describe, expect, it, vi } from 'vitest';

const PARTS: Record<string, string> = {
  'en/interface': 'hello = Hello, { $name }\nonly-english = Gap\n',
  'ru/interface': 'hello = Привет, { $name }\n',
  'en/cards': 'chr_elise = Elise\nchr_captain_kornak = Captain Kornak\ntr_zombie = Zombie\nspace-archive = Archive\nskl_elise = Arcane Thief\n    .text = Mind 5.\n',
  'ru/cards': 'chr_elise = Элиза\n    .gen = Элизы\nspace-archive = Хранилище\n',
};
const asked: string[] = [];
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal(
  'fetch',
  vi.fn(async (address: string) => {
    const key = address.replace('/locale/', '').replace('.ftl', '');
    asked.push(key);
    return key in PARTS ? new Response(PARTS[key]) : new Response('', { status: 404 });
  }),
);
const text = await import('../src/text');

describe('texts', () => {
  beforeAll(async () => {
    await text.loadPart('interface');
    await text.loadPart('cards');
  });

  it('fills in and shows an id that has no text', () => {
    expect(text.t('hello', { name: 'Ada' })).toBe('Hello, Ada');
    expect(text.t('nothing-here')).toBe('nothing-here');
    expect(text.has('nothing-here')).toBe(false);
    expect(text.textOf('skl_elise', 'text')).toBe('Mind 5.');
    expect(text.textOf('skl_elise', 'notes')).toBe('');
  });

  it('names figures, also those with a rank and those of which there are many', () => {
    expect(text.figureName('elise')).toBe('Elise');
    expect(text.figureName('captain-kornak')).toBe('Captain Kornak');
    expect(text.figureName('zombie-7')).toBe('Zombie 7');
    expect(text.figureName('somebody-new')).toBe('somebody new');
    expect(text.spaceName('archive')).toBe('Archive');
    expect(text.skillName('elise')).toBe('Arcane Thief');
  });

  it('switches all parts at once, and takes forms and gaps as they come', async () => {
    expect(asked).not.toContain('ru/cards');
    await text.setLanguage('ru');
    expect(text.language()).toBe('ru');
    expect(text.t('hello', { name: 'Ада' })).toBe('Привет, Ада');
    expect(text.figureName('elise', 'gen')).toBe('Элизы');
    expect(text.figureName('elise', 'dat')).toBe('Элиза');
    expect(text.spaceName('archive', 'gen')).toBe('Хранилище');
    expect(text.t('only-english')).toBe('Gap');
    expect(text.number(-3)).toBe('−3');
  });
});
