import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Bundles, type Args, type Language } from '../src/text/bundles';
import { sentence, type LogContext } from '../src/text/log';

const LOCALE = join(import.meta.dirname, '../../src/cadwallon/content/locale');
const spoken = vi.hoisted(() => ({ language: 'en' as Language, bundles: null as unknown as Bundles }));

/** The texts as they lie on the disk, instead of those a server sends. */
vi.mock('../src/text/texts.svelte', () => {
  const find = (id: string, attribute?: string, args?: Args) => spoken.bundles.find(spoken.language, id, attribute, args);
  return {
    t: (id: string, args?: Args) => find(id, undefined, args) ?? id,
    has: (id: string) => find(id) !== null,
    textOf: (id: string, attribute: string) => find(id, attribute) ?? '',
    formOf: (id: string, form?: string) => (form === undefined ? null : find(id, form)) ?? find(id),
    language: () => spoken.language,
    setLanguage: () => undefined,
    loadPart: () => undefined,
    missing: () => undefined,
  };
});

function speak(language: Language): void {
  spoken.language = language;
  spoken.bundles = new Bundles(() => Promise.resolve(''));
  const folder = join(LOCALE, language);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.ftl')) spoken.bundles.add(language, readFileSync(join(folder, file), 'utf8'));
  }
}

const MINE: LogContext = { seat: 0, gangs: ['kalderns_gang', 'executioners', 'guild'] };
const OTHERS: LogContext = { ...MINE, seat: null };

function say(name: string, facts: Record<string, never | unknown> = {}, context = OTHERS): string {
  return sentence({ n: 1, name, facts: facts as never }, context).text;
}

describe('English', () => {
  beforeEach(() => speak('en'));

  it('tells where somebody went, and by which way', () => {
    expect(say('move', { figure: 'leona', way: ['watch-street'] })).toBe('Leona walks to Watch Street.');
    expect(say('move', { figure: 'leona', way: ['watch-street', 'guardroom'] })).toBe(
      'Leona walks to the Guardroom by way of Watch Street.',
    );
    expect(say('move', { figure: 'leona', way: [] })).toBe('');
  });

  it('points to what it speaks of', () => {
    const told = sentence({ n: 1, name: 'attack', facts: { attacker: 'leona', defender: 'faras', space: 'library' } }, OTHERS);
    expect(told).toEqual({ text: 'Leona attacks Faras in the Library.', spaces: ['library'], figures: ['leona', 'faras'] });
    const labels = sentence({ n: 1, name: 'labels', facts: { room: 'library', other: 'archive', seat: 0 } }, OTHERS);
    expect(labels).toMatchObject({ spaces: ['library', 'archive'], figures: [] });
  });

  it('speaks to the one who reads, and of others by their number', () => {
    expect(say('gain', { seat: 0, ducats: 1 }, MINE)).toBe('You gain 1 ducat.');
    expect(say('gain', { seat: 0, ducats: 2 })).toBe("Kaldern's Gang gains 2 ducats.");
    expect(say('gain', { seat: 1, ducats: 2 }, MINE)).toBe('Executioners gain 2 ducats.');
    expect(say('steal_ducats', { seat: 1, loser: 0, ducats: 2 }, MINE)).toBe('Executioners take 2 ducats from you.');
    expect(say('steal_ducats', { seat: 0, loser: 1, ducats: 2 }, MINE)).toBe('You take 2 ducats from the Executioners.');
  });

  it('tells a secret only to whom it was told', () => {
    expect(say('draw', { seat: 0, card: 'arc_run' }, MINE)).toBe('You draw Run.');
    expect(say('draw', { seat: 0 })).toBe("Kaldern's Gang draws a card.");
  });

  it('knows on whom a card is played', () => {
    const play = (facts: object) => say('play', { seat: 1, card: 'arc_run', figure: null, target: null, other: null, ...facts });
    expect(play({})).toBe('Executioners play Run.');
    expect(play({ figure: 'leona' })).toBe('Executioners play Run for Leona.');
    expect(play({ target: 'cyclops' })).toBe('Executioners play Run on the Cyclops of Mid-Nor.');
    expect(play({ target: 'kalderns_gang' })).toBe("Executioners play Run against Kaldern's Gang.");
    expect(play({ target: 'leona', other: 'iris' })).toBe('Executioners play Run on Leona and Iris.');
  });

  it('tells the outcome of a roll', () => {
    expect(say('test', { figure: 'leona', die: 4, target: 4 })).toMatch(/success\.$/);
    expect(say('test', { figure: 'leona', die: 5, target: 4 })).toMatch(/failure\.$/);
    expect(say('fight_won', { winner: 'leona', loser: 'faras', scores: [3, 5] })).toBe('Leona beats Faras, 5 to 3.');
    expect(say('tunnel', { figure: 'leona', die: 4 })).toMatch(/the way is clear\.$/);
  });

  it('lists gangs and names', () => {
    expect(say('first_roll', { seats: [0, 1], totals: [7, 9] })).toBe("Roll for the first player: Kaldern's Gang 7, Executioners 9.");
    expect(say('game_over', { winners: [1], scores: [3, 9, 4] })).toMatch(/Executioners 9, .* Winner: Executioners\.$/);
    expect(say('left_behind', { seat: 1, figures: ['leona', 'iris'], ducats: 6 })).toBe('Executioners leave Leona and Iris behind and pay 6 ducats.');
  });

  it('is silent about what follows anyway', () => expect(say('activate', { figure: 'leona' })).toBe(''));
});

describe('names take the form the sentence needs', () => {
  const theft = { figure: 'leona', loser: 'iris', kind: 'keys' };
  const fines = { seat: 1, loser: 0, ducats: 5 };

  it('in French', () => {
    speak('fr');
    expect(say('move', { figure: 'leona', way: ['drowned-mans-bridge'] })).toBe('Leona va sur le pont du Noyé.');
    expect(say('steal_ducats', { ...fines, seat: 0, loser: 1 }, MINE)).toBe('Vous prenez 5 ducats aux Justiciers.');
    expect(say('mark_back', { seat: 1, figure: 'iris' })).toBe('Iris n\'a plus la marque des Justiciers.');
  });

  it('in Spanish', () => {
    speak('es');
    expect(say('move', { figure: 'leona', way: ['drowned-mans-bridge'] })).toBe('Leona va al puente del Ahogado.');
    expect(say('attack', { attacker: 'leona', defender: 'cyclops', space: 'tunnel' })).toBe('Leona ataca al Cíclope de Mid-Nor en el Túnel.');
  });

  it('in Russian', () => {
    speak('ru');
    expect(say('move', { figure: 'leona', way: ['library'] })).toBe('Леона идёт в Библиотеку.');
    expect(say('steal', theft)).toBe('Леона берёт связку ключей у Ирис.');
    expect(say('steal_ducats', fines)).toBe('Каратели берут 5 дукатов у Банды Калдерна.');
    expect(say('steal_ducats', { ...fines, ducats: 2 }, MINE)).toBe('Каратели берут 2 дуката у вас.');
    expect(say('rise', { figure: 'zombie-3', space: 'watch-street' })).toBe('Зомби 3 встаёт из земли на Караульной улице.');
  });
});

describe.each(['en', 'fr', 'es', 'ru'] as const)('every event in %s', (language) => {
  it('tells what is not of the rules', () => {
    speak(language);
    const told = ['stall', 'nonsense', 'crash'].map((why) => say('replaced', { seat: 1, why }));
    expect(new Set([...told, say('undone', { seat: 1, first: 3 })]).size).toBe(4);
    for (const said of told) expect(said).not.toMatch(/log-|[{}$]|undefined/i);
  });

  /** Facts enough for every sentence; names that are declined, numbers that need a plural. */
  const FACTS = {
    seat: 1, loser: 0, rival: 0, figure: 'leona', figures: ['leona', 'iris'], other: 'iris', target: 'faras', attacker: 'leona',
    defender: 'cyclops', winner: 'leona', mate: 'iris', replaced: 'harid', space: 'watch-street', room: 'library', gate: 'bell-gate',
    start: 'pillow-lane', way: ['watch-street', 'guardroom'], card: 'arc_run', token: 'exp_trap', boast: 'adv_12_boast_2',
    action: 'adv_01_rob', equipment: 'eq_axe', mission: 'mis_scroll_1', skill: 'skl_leona', kind: 'scroll', under: ['arc_ambush'],
    seen: ['int_blood_oath'], cards: ['arc_run'], ducats: 3, die: 3, before: 2, n: 2, xp: 4, wounds: 1, ap: 5, cost: 2, round: 2,
    price: 4, number: 3, gems: 2, hostages: 2, points: 5, value: 4, portcullises: 9, pool: 'dukes_treasure', stat: 'bounty',
    counter: 'hideout', to: 'bank', scores: [5, 3], winners: [1], seats: [0, 1], totals: [7, 8], dice: [1, 2, 3],
    attacker_dice: [1, 2], defender_dice: [3], sets: [4, 1],
  };
  const FIGURES = ['steal', 'fight_won'];
  const TARGETS = ['test', 'pick', 'escape'];

  it('has no gap', () => {
    speak(language);
    const events = readFileSync(join(LOCALE, '../../scenes/tell.py'), 'utf8').match(/EVENTS = frozenset\(([^)]*)\)/)?.[1] ?? '';
    const names = [...events.matchAll(/"(\w+)"/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      const facts = {
        ...FACTS,
        ...(FIGURES.includes(name) ? { loser: 'faras' } : {}),
        ...(TARGETS.includes(name) ? { target: 4 } : {}),
        ...(name === 'labels' ? { other: 'archive' } : {}),
        ...(name === 'peek' || name === 'intrigue_kept' ? { cards: 2 } : {}),
      };
      for (const context of [MINE, OTHERS, { ...MINE, seat: 1 }]) {
        const said = say(name, facts, context);
        if (said === '') expect(['activate', 'rolled', 'turn_end']).toContain(name);
        else expect(`${name}: ${said}`).not.toMatch(/log-|[{}$]|undefined/i);
      }
    }
  });
});
