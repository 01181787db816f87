import { expect, it } from 'vitest';
import { keeper, listKeeper } from '../../src/board/stable';

it('keeps a value that says the same, and takes one that says something else', () => {
  const keep = keeper<string[]>();
  const first = keep(['a', 'b']);
  expect(keep(['a', 'b'])).toBe(first);
  expect(keep(['a', 'c'])).toEqual(['a', 'c']);
  expect(keep(['a', 'b'])).not.toBe(first);
});

it('keeps the entries of a list one by one, also when they change places', () => {
  const keep = listKeeper<{ id: string; at: number }>((one) => one.id);
  const [leona, harid] = keep([{ id: 'leona', at: 1 }, { id: 'harid', at: 1 }]);
  const next = keep([{ id: 'harid', at: 1 }, { id: 'leona', at: 2 }]);
  expect(next[0]).toBe(harid);
  expect(next[1]).not.toBe(leona);
  expect(next[1]).toEqual({ id: 'leona', at: 2 });
});
