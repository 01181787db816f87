/** Pages with their texts, each fetched when somebody goes there. */

import type { Component } from 'svelte';
import type { Route } from '../router';
import { loadPart } from '../text';

type AnyPage = Component<Record<string, unknown>>;
type Part = 'pages' | 'table';

async function together(part: Part, module: Promise<{ default: unknown }>): Promise<AnyPage> {
  const [page] = await Promise.all([module, loadPart(part)]);
  return page.default as AnyPage;
}

export const pages: Readonly<Record<Route['page'], () => Promise<AnyPage>>> = {
  home: () => together('pages', import('./HomePage.svelte')),
  new: () => together('pages', import('./NewGamePage.svelte')),
  game: () => together('table', import('../table/TablePage.svelte')),
  join: () => together('pages', import('./JoinPage.svelte')),
  rules: () => together('pages', import('./RulesPage.svelte')),
  about: () => together('pages', import('./AboutPage.svelte')),
  missing: () => together('pages', import('./MissingPage.svelte')),
};
