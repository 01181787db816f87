import { describe, expect, it } from 'vitest';
import { textStep } from '../../src/pieces/cards';
import { coverOf, numbers, scenery } from '../../src/pieces/covers';
import { CHARACTERS, characterOf, gangOf, letters, mix } from '../../src/pieces/gangs';
import { portraitOf } from '../../src/pieces/portrait-draw';
import { kindOf } from '../../src/pieces/treasures';

describe('figures', () => {
  it('are found by every id they have', () => {
    expect(characterOf('chr_captain_kornak').id).toBe('captain-kornak');
    expect(characterOf('zombie-7').id).toBe('zombie');
    expect(characterOf('sienne-base').id).toBe('sienne');
    expect(characterOf('somebody-of-a-pack').gang).toBe('grey');
    expect(gangOf('none')).toBe('grey');
  });

  it('of one gang never look alike', () => {
    for (const gang of ['executioners', 'nocturnis', 'kalderns_gang', 'cursed_ones']) {
      const emblems = Object.values(CHARACTERS).filter((one) => one.gang === gang).map((one) => one.emblem);
      expect(emblems).toHaveLength(5);
      expect(new Set(emblems).size).toBe(5);
    }
  });

  it('have a portrait, all thieves and militiamen', () => {
    const without = Object.keys(CHARACTERS).filter((id) => !portraitOf(id));
    expect(without.sort()).toEqual(['duke', 'fire', 'hostage', 'reveller', 'zombie']);
  });

  it('show two letters where one would not do', () => {
    const names = [
      { id: 'jehlan', gang: 'cursed_ones', name: 'Джелан' },
      { id: 'dorak', gang: 'cursed_ones', name: 'Дорак' },
      { id: 'davitto', gang: 'executioners', name: 'Давитто' },
      { id: 'zombie-1', gang: 'none', name: 'Зомби' },
      { id: 'zombie-2', gang: 'none', name: 'Зомби' },
    ];
    expect(letters(names)).toEqual({ jehlan: 'Дж', dorak: 'До', davitto: 'Д', 'zombie-1': 'З', 'zombie-2': 'З' });
  });
});

it('gives a letter of the name, not of the title', () => {
  const of = (id: string, name: string): string => letters([{ id, gang: 'militia', name }])[id]!;
  expect([of('captain-kornak', 'Captain Kornak'), of('chief-valrut', 'Начальник Валрут')]).toEqual(['K', 'В']);
  expect([of('duke', 'Le Duc de Cadwallon'), of('cyclops', 'The Cyclops of Mid-Nor'), of('leona', 'Leona')]).toEqual(['D', 'C', 'L']);
});

describe('cards', () => {
  it('have smaller letters the longer the text', () => {
    const step = (length: number): string => textStep('x'.repeat(length));
    expect([40, 41, 100, 101, 136, 137, 156, 157, 206, 207].map(step)).toEqual([
      'short', 'mid', 'mid', 'long', 'long', 'xlong', 'xlong', 'xxl', 'xxl', 'scroll',
    ]);
  });
});

describe('covers', () => {
  it('are the same every time, and different for each adventure', () => {
    const roofs = (n: number): string => scenery(n, coverOf(n), 320, 200).far.path;
    expect(roofs(3)).toBe(roofs(3));
    expect(new Set(Array.from({ length: 14 }, (_, i) => roofs(i + 1))).size).toBe(14);
    expect(coverOf(15)).toBe(coverOf(1));
  });

  it('have numbers between 0 and 1', () => {
    const next = numbers(7);
    expect(Array.from({ length: 50 }, next).every((n) => n >= 0 && n < 1)).toBe(true);
  });
});

it('mixes colours', () => {
  expect([mix('#000000', '#ffffff', 0.5), mix('#102030', '#ffffff', 0)]).toEqual(['#808080', '#102030']);
});

it('knows a treasure by all its ids', () => {
  expect([kindOf('tr_scroll'), kindOf('scroll (chest side)'), kindOf('exp_trap')]).toEqual(['scroll', 'scroll', 'trap']);
});
