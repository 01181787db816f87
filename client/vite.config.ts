import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fonts } from './scripts/fonts.ts';
import { icons } from './scripts/icons.ts';
import { packPlugin } from './scripts/pack.ts';
import { rulesPlugin } from './scripts/rules.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const STATIC = path('../src/cadwallon/static');
/** Where `npm run dev` finds the game; the built pages are served by the game itself. */
const server = process.env['CADWALLON_SERVER'] ?? 'http://127.0.0.1:8000';

/** Old files have other names: they go. The board pictures, which are drawn elsewhere, stay. */
function clean(): Plugin {
  return { name: 'cadwallon-clean', apply: 'build', buildStart: () => rmSync(`${STATIC}/assets`, { recursive: true, force: true }) };
}

export default defineConfig({
  plugins: [icons(), fonts(), svelte(), clean(), rulesPlugin(path('../docs/rules')), packPlugin(STATIC)],
  build: {
    outDir: STATIC,
    emptyOutDir: false,
    target: 'es2022',
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
