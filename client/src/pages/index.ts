/** Pages with their texts, each fetched when somebody goes there. */

import type { Component } from 'svelte';
import type { Route } from '../router';
import { catalog } from '../net/api';
import { loadPart } from '../text';

export type AnyPage = Component<Record<string, unknown>>;

async function together(module: Promise<{ default: unknown }>, ...parts: string[]): Promise<AnyPage> {
  const [page] = await Promise.all([module, ...parts.map(loadPart)]);
  return page.default as AnyPage;
}

/** What every game needs, whichever it is, comes beside the page. What goes wrong with it is told where it is used. */
function game(): Promise<AnyPage> {
  void catalog().catch(() => {});
  void loadPart('cards');
  new Image().src = '/boards/district.svg';
  if (innerWidth < Math.max(600, innerHeight)) void import('../table/PhoneTable.svelte').catch(() => {});
  return together(import('../table/TablePage.svelte'), 'table');
}

export const pages: Readonly<Record<Route['page'], () => Promise<AnyPage>>> = {
  // Whoever is here for the first time reads the name of one adventure.
  home: () => together(import('./HomePage.svelte'), 'home', 'adv_01'),
  new: () => together(import('./NewGamePage.svelte'), 'pages'),
  game,
  join: () => together(import('./JoinPage.svelte'), 'pages'),
  rules: () => together(import('./RulesPage.svelte'), 'pages'),
  about: () => together(import('./AboutPage.svelte'), 'pages'),
  missing: () => together(import('./MissingPage.svelte'), 'pages'),
};
