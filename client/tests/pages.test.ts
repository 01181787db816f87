import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { meet, placeFor } from '../src/app/tooltip.svelte';
import { defaults, read } from '../src/app/settings.svelte';
import type { GameLine, Result, RuleChapter, Seat } from '../src/generated/protocol';
import * as scores from '../src/pages/end/scores';
import { companyOf, onTurn, sorted } from '../src/pages/home/lines';
import { count, search } from '../src/pages/rules/search';

const seat = (at: number, kind: string, name: string): Seat => ({ seat: at, gang: 'nocturnis', kind, name });
const line = (id: string, change: Partial<GameLine> = {}): GameLine => ({
  id, adventure: 'adv_01', mode: 'base', rounds: 7, round: 4, at: '2026-01-01T00:00:00Z', seats: [seat(0, 'here', 'Ada'), seat(1, 'link', 'Marek'), seat(2, 'bot', 'Rook')], mine: [0], ...change,
});

describe('games on this device', () => {
  it('stand in the order in which they want attention', () => {
    const games = [line('done', { over: true, at: '2026-03-01' }), line('old', { at: '2026-01-02' }), line('new', { at: '2026-02-01' }), line('asks', { asks: true, at: '2025-01-01' })];
    expect(sorted(games).map((game) => game.id)).toEqual(['asks', 'new', 'old', 'done']);
  });

  it('tell with whom, and whose turn it is', () => {
    expect(companyOf(line('a'))).toEqual({ people: ['Marek'], bots: 1, here: ['Ada'] });
    expect(onTurn(line('a', { turn: 1 }))?.name).toBe('Marek');
    expect(onTurn(line('a', { turn: 1, over: true }))).toBeNull();
    expect(onTurn(line('a'))).toBeNull();
  });
});

describe('the result', () => {
  const result: Result = {
    winners: [2],
    scores: [
      { seat: 0, ducats: 10, sources: [['missions', 6], ['fights', 4]], rounds: [2, 10] },
      { seat: 1, ducats: -3, sources: [['left-behind', -3]], rounds: [0, -3] },
      { seat: 2, ducats: 10, sources: [['missions', 9], ['sales', 3], ['left-behind', -2]], rounds: [4, 10] },
    ],
    commitment: '', key: '', decisions: 1,
  };

  it('has the winner on top, even if others have as much', () => {
    expect(scores.places(result).map((score) => score.seat)).toEqual([2, 0, 1]);
  });

  it('has a row for every source, which add up to the ducats', () => {
    const places = scores.places(result);
    const rows = scores.rows(places);
    expect(rows.map((row) => row.source)).toEqual(['missions', 'fights', 'sales', 'left-behind']);
    places.forEach((score, at) => expect(rows.reduce((sum, row) => sum + (row.ducats[at] ?? 0), 0)).toBe(score.ducats));
    expect(rows[0]?.most).toBe(9);
    expect(rows.at(-1)?.most).toBeNull();
    expect(scores.bestSources(places[0]!)).toEqual([['missions', 9], ['sales', 3]]);
    expect(scores.bestSources(places[2]!)).toEqual([]);
  });

  it('fits the chart around all numbers', () => {
    expect(scores.series(result.scores[0]!)).toEqual([0, 2, 10]);
    expect(scores.scaleOf([0, 36, 5])).toEqual({ low: 0, high: 40, ticks: [0, 10, 20, 30, 40] });
    expect(scores.scaleOf([-3, 4])).toMatchObject({ low: -5, high: 10 });
    const labels = scores.spread([100, 100, 101, 20], 26, 10, 200);
    const sorted = [...labels].sort((a, b) => a - b);
    sorted.slice(1).forEach((y, at) => expect(y - sorted[at]!).toBeGreaterThanOrEqual(26));
    expect(labels[3]).toBe(20);
    expect(Math.max(...scores.spread([198, 199], 26, 10, 200))).toBeLessThanOrEqual(200);
  });

  it('compares key and seal', async () => {
    const key = '00ff10';
    const commitment = createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');
    expect(await scores.keyFits({ key, commitment })).toBe(true);
    expect(await scores.keyFits({ key: '00ff11', commitment })).toBe(false);
    expect(await scores.keyFits({ key: 'seed 7', commitment })).toBeNull();
    expect(scores.shortened('a'.repeat(8) + 'b'.repeat(8) + 'c'.repeat(48))).toBe('aaaaaaaa bbbbbbbb … cccccccc');
  });
});

describe('searching the rules', () => {
  const chapters: RuleChapter[] = [
    { chapter: 'C', title: 'Fights', rules: [{ number: 'C-4', title: 'Who wins', html: '<p>The higher <b>score</b> wins.</p>' }, { number: 'C-40', title: 'Épées', html: '<p>Later.</p>' }] },
    { chapter: 'N', title: 'Missions', rules: [{ number: 'N-1', title: 'Price', html: '<p>3&nbsp;AP &amp; more</p>' }] },
  ];

  it('finds words, all of them, in any letters', () => {
    expect(search(chapters, 'SCORE higher').flatMap((one) => one.rules.map((rule) => rule.number))).toEqual(['C-4']);
    expect(search(chapters, 'epees')[0]?.rules[0]?.number).toBe('C-40');
    expect(count(search(chapters, 'score price'))).toBe(0);
    expect(count(search(chapters, ' '))).toBe(3);
  });

  it('finds numbers with and without hyphen, and no marks', () => {
    expect(search(chapters, 'n1')[0]?.rules[0]?.number).toBe('N-1');
    expect(count(search(chapters, '<b>'))).toBe(0);
    expect(count(search(chapters, 'ap & more'))).toBe(1);
  });
});

describe('settings', () => {
  it('survive whatever was kept', () => {
    expect(read(null)).toEqual(defaults());
    expect(read('{broken')).toEqual(defaults());
    expect(read('[1]')).toEqual(defaults());
    expect(read('{"pace":"3x","orders":["fight","dance"],"letters":false,"name":5}')).toEqual({ ...defaults(), orders: ['fight'], letters: false });
  });
});

describe('an explanation', () => {
  const view = { width: 400, height: 300 };
  it('stands above its place, below if there is no room, and never outside', () => {
    expect(placeFor({ left: 180, top: 200, width: 40, height: 20 }, { width: 100, height: 80 }, view)).toEqual({ x: 150, y: 112 });
    expect(placeFor({ left: 180, top: 20, width: 40, height: 20 }, { width: 100, height: 80 }, view)).toEqual({ x: 150, y: 48 });
    expect(placeFor({ left: 390, top: 290, width: 10, height: 10 }, { width: 100, height: 290 }, view)).toEqual({ x: 292, y: 8 });
  });

  it('goes along with its anchor until that is out of sight', () => {
    const frame = { left: 100, top: 100, width: 200, height: 100 };
    const anchor = { left: 110, top: 90, width: 40, height: 20 };
    expect(meet(anchor, frame)).toBe(true);
    expect(meet({ ...anchor, top: 80 }, frame)).toBe(false);
    expect(meet({ ...anchor, top: 199 }, frame)).toBe(true);
    expect(meet({ ...anchor, top: 200 }, frame)).toBe(false);
    expect(meet({ ...anchor, left: 60 }, frame)).toBe(false);
  });
});
