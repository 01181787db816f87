/** The small REST interface of the game. Every failure is a `Trouble` that names a sentence. */

import type { Catalog, Join, Joined, Made, Me, NewGame, Problem, RuleChapter } from '../generated/protocol';

/** Something could not be done. `why` is the end of a text id, `refused-...`. */
export class Trouble extends Error {
  constructor(
    readonly why: string,
    readonly facts: Record<string, number | string> = {},
    readonly status = 0,
  ) {
    super(why);
  }
}

export const me = (): Promise<Me> => json('/api/me');
export const createGame = (wish: NewGame): Promise<Made> => json('/api/games', wish);
export const joinGame = (join: Join): Promise<Joined> => json('/api/join', join);
export const playAgain = (game: string): Promise<Made> => json(`/api/games/${encodeURIComponent(game)}/again`, {});
export const rulesIn = (language: string): Promise<RuleChapter[]> => json(`/rules/${language}.json`);
export const fetchText = (language: string, part: string): Promise<string> => text(`/locale/${language}/${part}.ftl`);
export const recordAddress = (game: string): string => `/api/games/${encodeURIComponent(game)}/record`;

let known: Promise<Catalog> | undefined;

/** What the game is made of, without texts. Read once; after a failure it is asked for again. */
export function catalog(): Promise<Catalog> {
  known ??= json<Catalog>('/api/content').catch((trouble: unknown) => {
    known = undefined;
    throw trouble;
  });
  return known;
}

async function text(address: string): Promise<string> {
  return (await answer(address)).text();
}

async function json<Data>(address: string, body?: unknown): Promise<Data> {
  const response = await answer(address, body);
  try {
    return (await response.json()) as Data;
  } catch {
    throw new Trouble('unreadable', {}, response.status);
  }
}

async function answer(address: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, body === undefined ? {} : post(body));
  } catch {
    throw new Trouble('offline');
  }
  if (!response.ok) throw await troubleOf(response);
  return response;
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.why === 'string') return new Trouble(problem.why, problem.facts ?? {}, response.status);
  } catch {
    // No sentence of the game's own: told by its number below.
  }
  return new Trouble(response.status === 404 ? 'page' : 'failed', { status: response.status }, response.status);
}
