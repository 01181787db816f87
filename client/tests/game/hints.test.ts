import { describe, expect, it } from 'vitest';
import { hintsOf, placeOfHint } from '../../src/game/hints';
import type { Game } from '../../src/game/game.svelte';
import { Game as RealGame } from '../../src/game/game.svelte';
import type { Request, Suggested, Table } from '../../src/generated/protocol';

const hint = (text: string, ...steps: string[]): Suggested => ({ do: text, steps, ducats: 20, gain: 2, wins: 50, why: 'best' });
const at: Record<string, string> = { leona: 'quill-street', faras: 'archive' };
const game = { piece: (figure: string) => (at[figure] ? { at: at[figure] } : undefined) } as unknown as Game;

describe('the place of a hint', () => {
  it('is where it leads', () => {
    expect(placeOfHint(game, hint('activate leona', 'move library', 'pick scroll'))).toBe('library');
    expect(placeOfHint(game, hint('deploy leona raven-gate'))).toBe('raven-gate');
    expect(placeOfHint(game, hint('activate leona', 'attack faras'))).toBe('archive');
    expect(placeOfHint(game, hint('activate leona', 'pick scroll'))).toBe('quill-street');
  });

  it('is nowhere if it is about none', () => {
    expect(placeOfHint(game, hint('mission scroll-2'))).toBeNull();
    expect(placeOfHint(game, hint('end'))).toBeNull();
  });

  it('has one number, that of the best', () => {
    const hints = [hint('end'), hint('activate leona', 'move library'), hint('move library'), hint('attack faras')];
    expect(hintsOf({ ...game, hints } as unknown as Game)).toEqual([{ at: 'library', number: 2 }, { at: 'archive', number: 4 }]);
  });
});

describe('hints of a decision', () => {
  const table = (number: number): Table => ({ type: 'table', at: number, seat: 0, asks: 0, view: { seat: 0 }, offers: [{ do: 'end' }] }) as unknown as Table;
  function started(): { real: RealGame; sent: Request[] } {
    const sent: Request[] = [];
    const real = new RealGame((request) => (sent.push(request), true));
    real.lay(table(4));
    return { real, sent };
  }

  it('are asked for once and shown', () => {
    const { real, sent } = started();
    real.hint();
    real.hint();
    expect(sent).toEqual([{ type: 'hint', at: 4 }]);
    real.take({ type: 'hints', at: 4, hints: [hint('end')] });
    expect(real.hinting).toBe(false);
    expect(real.hintOf({ do: 'end' })).toBe(1);
    expect(real.hintOf({ do: 'pass' })).toBe(0);
  });

  it('are gone with it, also those that come late', () => {
    const { real } = started();
    real.hint();
    real.take({ type: 'hints', at: 4, hints: [hint('end')] });
    real.lay(table(5));
    expect(real.hints).toBeNull();
    real.take({ type: 'hints', at: 4, hints: [hint('end')] });
    expect(real.hints).toBeNull();
  });

  it('can be asked for again when the line was lost meanwhile', () => {
    const { real, sent } = started();
    real.hint();
    real.cut();
    expect(real.hinting).toBe(false);
    real.lay(table(4));
    real.hint();
    expect(sent).toHaveLength(2);
  });

  it('can be asked for again after a refusal', () => {
    const { real, sent } = started();
    real.line = 'open';
    real.hint();
    real.take({ type: 'refused', why: 'many-hints', at: 4 });
    real.hint();
    expect(sent).toHaveLength(2);
  });
});
