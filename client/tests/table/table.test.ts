import { describe, expect, it } from 'vitest';
import { goesUp } from '../../src/table/drag';
import { flightOf } from '../../src/table/flights';
import { cutAt } from '../../src/table/marked';

const owner = (figure: string): number => ({ leona: 0, faras: 1 })[figure] ?? -1;

describe('what flies over the table', () => {
  it('lets my card fly from its place in the hand to whom it is played on', () => {
    const flight = flightOf({ n: 1, name: 'play', facts: { seat: 0, card: 'arc_decoy', figure: 'leona', target: 'faras' } }, 0, owner);
    expect(flight).toMatchObject({ what: 'played', card: 'arc_decoy', own: true });
    expect(flight?.from[0]).toBe('[data-fly="arc_decoy"]');
    expect(flight?.over[0]).toBe('[data-figure="faras"]');
    expect(flight?.to).toEqual(['[data-fly="discard"]']);
  });

  it('shows the back of a card that a rival draws', () => {
    const flight = flightOf({ n: 1, name: 'draw', facts: { seat: 1 } }, 0, owner);
    expect(flight).toMatchObject({ what: 'drawn', card: null, own: false, to: ['[data-fly="seat-1"]'] });
  });

  it('pays into the purse and out of it', () => {
    const won = flightOf({ n: 1, name: 'open', facts: { figure: 'leona', room: 'library', ducats: 1 } }, 0, owner);
    expect(won).toMatchObject({ what: 'coins', coins: 1, to: ['[data-fly="purse"]'] });
    const paid = flightOf({ n: 1, name: 'fine', facts: { seat: 0, figure: 'leona', ducats: 20 } }, 0, owner);
    expect(paid).toMatchObject({ coins: 6, from: ['[data-fly="purse"]'] });
    const mission = flightOf({ n: 1, name: 'mission_paid', facts: { seat: 0, mission: 'mis_keys_1', ducats: 4 } }, 0, owner);
    expect(mission?.from[0]).toBe('[data-fly="mis_keys_1"]');
  });

  it('stays on the ground for everything else', () => {
    expect(flightOf({ n: 1, name: 'pool', facts: { pool: 'treasure', ducats: 4 } }, 0, owner)).toBeNull();
    expect(flightOf({ n: 1, name: 'steal_ducats', facts: { seat: 0, loser: 1, ducats: 0 } }, 0, owner)).toBeNull();
    expect(flightOf({ n: 1, name: 'turn', facts: { seat: 0 } }, 0, owner)).toBeNull();
  });
});

describe('a card that is drawn up', () => {
  it('is told from a shaky click and from scrolling', () => {
    expect(goesUp(0, -20)).toBe(true);
    expect(goesUp(2, -5)).toBe(false);
    expect(goesUp(30, -20)).toBe(false);
    expect(goesUp(0, 20)).toBe(false);
  });
});

describe('names in a sentence', () => {
  it('cuts at the longest name', () => {
    const parts = cutAt('Kornak walks to Watch Street.', ['Kornak', 'Watch', 'Watch Street']);
    expect(parts.filter((part) => part.name).map((part) => part.text)).toEqual(['Kornak', 'Watch Street']);
    expect(parts.map((part) => part.text).join('')).toBe('Kornak walks to Watch Street.');
  });

  it('takes signs for what they are', () => {
    expect(cutAt("St. Anne's (old)", ["St. Anne's (old)"])).toEqual([{ text: "St. Anne's (old)", name: true }]);
    expect(cutAt('Nobody', [])).toEqual([{ text: 'Nobody', name: false }]);
  });
});
