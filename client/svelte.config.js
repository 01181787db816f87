import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Short names for scoped styles: they stand in every template. */
const cssHash = ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
