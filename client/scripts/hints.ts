/**
 * Two more forms of the page, for the two addresses at which visits begin: they name the files that the first page and the
 * table need, so that the browser asks for them at once, and not when it has read the script that would.
 */
import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

const VISITS: Record<string, { module: RegExp; more: string }> = {
  'home.html': { module: /pages\/HomePage\.svelte$/, more: '' },
  // The same request as `fetch` makes; without `crossorigin` it would be another one.
  'game.html': { module: /table\/TablePage\.svelte$/, more: '<link rel="preload" as="fetch" href="/api/content" crossorigin>' },
};

export function hints(): Plugin {
  return {
    name: 'cadwallon-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = String((bundle['index.html'] as OutputAsset).source);
        for (const [fileName, { module, more }] of Object.entries(VISITS)) {
          this.emitFile({ type: 'asset', fileName, source: page.replace('</head>', `${linksTo(bundle, module, page)}${more}</head>`) });
        }
      },
    },
  };
}

/** Links to all files of a module that the page does not name already. */
function linksTo(bundle: OutputBundle, module: RegExp, page: string): string {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.moduleIds.some((id) => module.test(id)));
  if (!first) throw new Error(`nothing is built from ${module}`);
  const needed = new Set([first.fileName]);
  for (const name of needed) for (const other of (bundle[name] as OutputChunk).imports) needed.add(other);
  const styles = [...needed].flatMap((name) => [...((bundle[name] as OutputChunk).viteMetadata?.importedCss ?? [])]);
  const link = (rel: string, names: Iterable<string>): string =>
    [...names].filter((name) => !page.includes(name)).map((name) => `<link rel="${rel}" crossorigin href="/${name}">`).join('');
  return link('modulepreload', needed) + link('stylesheet', styles);
}
