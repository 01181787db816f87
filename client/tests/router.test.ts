import { describe, expect, it } from 'vitest';
import { routeOf, tokenIn } from '../src/router';

describe('routeOf', () => {
  it('knows every page', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/new')).toEqual({ page: 'new' });
    expect(routeOf('/new/')).toEqual({ page: 'new' });
    expect(routeOf('/game/ab12')).toEqual({ page: 'game', id: 'ab12' });
    expect(routeOf('/join/t%20k')).toEqual({ page: 'join', token: 't k' });
    expect(routeOf('/rules', '#C-4')).toEqual({ page: 'rules', rule: 'C-4' });
    expect(routeOf('/rules')).toEqual({ page: 'rules', rule: '' });
    expect(routeOf('/about')).toEqual({ page: 'about' });
  });

  it('says so when there is no page', () => {
    for (const path of ['/game', '/join', '/nowhere', '/new/again', '/game/a/b', '/rules/x']) expect(routeOf(path)).toEqual({ page: 'missing' });
  });

  it('takes broken escapes as they are', () => {
    expect(routeOf('/game/%E0%A4%A')).toEqual({ page: 'game', id: '%E0%A4%A' });
  });
});

describe('tokenIn', () => {
  it('finds the token in a link or alone', () => {
    expect(tokenIn(' http://127.0.0.1:8000/join/abc-DEF_123456 ')).toBe('abc-DEF_123456');
    expect(tokenIn('http://host/join/abcdefgh123?x=1#y')).toBe('abcdefgh123');
    expect(tokenIn('abcdefgh123')).toBe('abcdefgh123');
  });

  it('refuses everything else', () => {
    for (const text of ['', 'x', 'http://host/game/abcdefgh', 'two words here', '<script>alert(1)</script>']) expect(tokenIn(text)).toBeNull();
  });
});
