import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/game/desk.svelte';
import { Game } from '../../src/game/game.svelte';
import { Hands } from '../../src/game/hands.svelte';
import type { Catalog, Looked, Reply, Request, Table } from '../../src/generated/protocol';

const view = { seat: 0, turn: 0, round: 1, figures: ['leona', 'faras'], active: 'leona', stack: [{ what: 'turn', seat: 0 }] };
const offers = [{ do: 'activate faras', a: 'faras' }, { do: 'end' }];
const table = (at: number): Table => ({ type: 'table', at, seat: 0, asks: 0, view, offers }) as unknown as Table;

function started(): { game: Game; hands: Hands; sent: Request[] } {
  const sent: Request[] = [];
  const game = new Game((request) => (sent.push(request), true));
  const hands = new Hands(game);
  game.take(table(4));
  game.lay(table(4));
  return { game, hands, sent };
}

describe('what a thief could do', () => {
  it('is asked as soon as he is chosen', () => {
    const { hands, sent } = started();
    hands.choose('faras');
    expect(sent).toEqual([{ type: 'look', at: 4, figure: 'faras' }]);
  });

  it('is not asked of a decision that has been answered, but of the next', () => {
    const { game, hands, sent } = started();
    game.act({ do: 'end' });
    hands.choose('faras');
    game.take(table(5));
    hands.lookAhead();
    expect(sent).toEqual([{ type: 'act', at: 4, do: 'end' }]);
    game.lay(table(5));
    hands.lookAhead();
    expect(sent.slice(1)).toEqual([{ type: 'look', at: 5, figure: 'faras' }]);
  });
});

describe('rows of a thief who is not activated yet', () => {
  const catalog = { gangs: [], adventures: [], rooms: [], spaces: [] } as unknown as Catalog;
  function chosen(): { desk: Desk; rows: () => string[] } {
    const desk = new Desk(() => true, () => undefined);
    desk.game.catalog = catalog;
    desk.game.line = 'open';
    desk.game.take(table(4));
    desk.show.add(table(4), true);
    desk.hands.choose('faras');
    return { desk, rows: () => desk.acts.rows.map((row) => row.key) };
  }
  const looked: Looked = { type: 'looked', at: 4, figure: 'faras', offers: [{ do: 'pick scroll', a: 'scroll' }] };

  it('come all at once: none of them gets another digit', () => {
    const { desk, rows } = chosen();
    const early = rows();
    desk.game.take(looked);
    expect(rows()).toEqual(['pick scroll', 'activate faras']);
    expect(rows().slice(0, early.length)).toEqual(early);
  });

  it('are what is known if the server does not say more', () => {
    const { desk, rows } = chosen();
    expect(rows()).toEqual([]);
    desk.game.take({ type: 'refused', why: 'past', at: 4 } as Reply);
    expect(rows()).toEqual(['activate faras']);
  });

  it('wait for nobody else', () => {
    const { desk, rows } = chosen();
    desk.game.take(looked);
    desk.game.look('leona');
    expect(rows()).toEqual(['pick scroll', 'activate faras']);
  });

  it('wait again after something else was done', () => {
    const { desk, rows } = chosen();
    desk.game.take(looked);
    desk.game.take(table(5));
    desk.show.add(table(5), true);
    expect(rows()).toEqual([]);
    desk.game.take({ ...looked, at: 5 });
    expect(rows()).toEqual(['pick scroll', 'activate faras']);
  });
});

describe('a step back', () => {
  const walk = { do: 'move archive', a: 'archive', way: ['archive'] };

  it('from a chosen thief leaves nothing of where he could have gone', () => {
    const { game, hands } = started();
    hands.choose('faras');
    game.take({ type: 'looked', at: 4, figure: 'faras', offers: [walk] });
    hands.aim(walk);
    hands.aim(null);
    expect(hands.destination).toEqual(walk);
    expect(hands.back()).toBe(true);
    expect([hands.figure, hands.destination]).toEqual(['leona', null]);
  });

  it('from a narrower choice leaves nothing of what was pointed at in it', () => {
    const { hands } = started();
    const market = { ...walk, do: 'move market', a: 'market' };
    hands.take([walk, market], () => false);
    hands.aim(market);
    hands.aim(null);
    expect(hands.back()).toBe(true);
    expect([hands.pending, hands.destination]).toEqual([null, null]);
  });
});

describe('the question whether the turn shall end', () => {
  function seated(): { desk: Desk; sent: Request[] } {
    const sent: Request[] = [];
    const desk = new Desk((request) => (sent.push(request), true), () => undefined);
    desk.game.line = 'open';
    lay(desk, 4);
    return { desk, sent };
  }
  function lay(desk: Desk, at: number): void {
    const next = { ...table(at), idle: ['leona'] };
    desk.game.take(next);
    desk.show.add(next, true);
  }

  it('is asked once in a turn', () => {
    const { desk, sent } = seated();
    desk.acts.endTurn();
    desk.acts.warned();
    expect(desk.ui.window).toBe('end');
    expect(sent).toEqual([]);
    desk.acts.endTurn();
    expect(desk.ui.window).toBe(null);
    expect(sent).toEqual([{ type: 'act', at: 4, do: 'end' }]);
  });

  it('counts once it can be seen: until then a second click only asks for it again', () => {
    const { desk, sent } = seated();
    desk.acts.endTurn();
    desk.acts.endTurn();
    expect(sent).toEqual([]);
    expect(desk.ui.window).toBe('end');
  });

  it('is over when something else was done before its window was up', () => {
    const { desk, sent } = seated();
    desk.acts.endTurn();
    desk.hands.do({ do: 'activate faras', a: 'faras' });
    expect(sent).toEqual([{ type: 'act', at: 4, do: 'activate faras' }]);
    lay(desk, 5);
    expect(desk.ui.window).toBe(null);
    desk.acts.endTurn();
    expect(desk.ui.window).toBe('end');
    expect(sent).toHaveLength(1);
  });
});

describe('taking back', () => {
  it('waits until what is shown has come to its end', () => {
    const sent: Request[] = [];
    const desk = new Desk((request) => (sent.push(request), true), () => undefined);
    desk.game.lay({ ...table(4), undo: 'yes' });
    desk.show.running = true;
    desk.acts.undo();
    expect(sent).toEqual([]);
    desk.show.running = false;
    desk.acts.undo();
    expect(sent).toEqual([{ type: 'undo', at: 4 }]);
  });
});

describe('"do not ask me"', () => {
  it('lets the server pass, and waits until it has', () => {
    const { game, sent } = started();
    game.passAll(['move']);
    game.act({ do: 'end' });
    game.take(table(4));
    expect(game.busy).toBe(true);
    game.take(table(5));
    expect(game.busy).toBe(false);
    expect(sent).toEqual([{ type: 'orders', occasions: ['move'], until: 'turn' }]);
  });

  it('does not hold up a decision that is reached again by taking back', () => {
    const { game } = started();
    game.passAll(['move']);
    for (const at of [4, 5]) {
      game.take(table(at));
      game.lay(table(at));
    }
    game.undo();
    game.take(table(4));
    expect(game.busy).toBe(false);
  });

  it('can be said again when the line was lost meanwhile', () => {
    const { game, sent } = started();
    game.passAll(['move']);
    game.cut();
    game.take({ type: 'welcome', seats: [] } as unknown as Reply);
    game.take(table(4));
    game.passAll(['move']);
    expect(sent).toHaveLength(2);
  });
});
