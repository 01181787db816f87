import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fonts } from './scripts/fonts.ts';
import { hints } from './scripts/hints.ts';
import { icons } from './scripts/icons.ts';
import { packPlugin } from './scripts/pack.ts';
import { rulesPlugin } from './scripts/rules.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const STATIC = path('../src/cadwallon/static');
/** Where `npm run dev` finds the game; the built pages are served by the game itself. */
const server = process.env['CADWALLON_SERVER'] ?? 'http://127.0.0.1:8000';

/**
 * What is loaded together is one file: every file more is a request, a head of its own, and packs less well. Each takes
 * along what it needs, unless one before it has that already. All else is cut by who uses it.
 */
const GROUPS = [
  { name: 'main', tags: ['$initial' as const], priority: 6 },
  // What the table shares with other pages.
  { name: 'pieces', test: /[\\/](pieces[\\/](Icon|GangMark|Figure)\.svelte|app[\\/](help|LanguageChoice|SoundButton|clipboard)|text[\\/](names|numbers)|new[\\/]begin)/, priority: 5 },
  { name: 'crew', test: /[\\/]pieces[\\/]crew/, priority: 4 },
  { name: 'table', test: /[\\/]table[\\/]TablePage/, priority: 3 },
  // What comes after the board. The first of it are shared with other pages, or come at once on a phone and in some adventures.
  { name: 'small', test: /[\\/]pieces[\\/](ApPips|Ducat|MiniBack)\.svelte/, priority: 2 },
  { name: 'portrait', test: /[\\/]pieces[\\/]Portrait\.svelte/, priority: 2 },
  { name: 'chamber', test: /[\\/]board[\\/]ChamberPlate/, priority: 2 },
  { name: 'phone', test: /[\\/]table[\\/]PhoneTable/, priority: 1 },
  { name: 'choice', test: /[\\/]table[\\/]ChoicePanel/, priority: 1 },
  { name: 'around', test: /[\\/]table[\\/](Sides|Over|BoardNote)\.svelte/, priority: 0 },
];

/** Old files have other names: they go. The board pictures, which are drawn elsewhere, stay. */
function clean(): Plugin {
  return { name: 'cadwallon-clean', apply: 'build', buildStart: () => rmSync(`${STATIC}/assets`, { recursive: true, force: true }) };
}

export default defineConfig({
  plugins: [icons(), fonts(), svelte(), clean(), rulesPlugin(path('../docs/rules')), hints(), packPlugin(STATIC)],
  build: {
    outDir: STATIC,
    emptyOutDir: false,
    target: 'es2022',
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/locale': server,
      '/boards': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
