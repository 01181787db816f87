/** Pages, each fetched when somebody goes there. */

import type { Component } from 'svelte';
import type { Route } from '../router';

type AnyPage = Component<Record<string, unknown>>;

const only = (module: { default: unknown }): AnyPage => module.default as AnyPage;

export const pages: Readonly<Record<Route['page'], () => Promise<AnyPage>>> = {
  home: () => import('./HomePage.svelte').then(only),
  new: () => import('./NewGamePage.svelte').then(only),
  game: () => import('../table/TablePage.svelte').then(only),
  join: () => import('./JoinPage.svelte').then(only),
  rules: () => import('./RulesPage.svelte').then(only),
  about: () => import('./AboutPage.svelte').then(only),
  missing: () => import('./MissingPage.svelte').then(only),
};
