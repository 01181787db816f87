/** Lays packed forms beside the built files and the board pictures, so that the server need not pack them. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;

export function packPlugin(folder: string): Plugin {
  return {
    name: 'cadwallon-pack',
    apply: 'build',
    writeBundle(_options, bundle) {
      const boards = existsSync(join(folder, 'boards')) ? readdirSync(join(folder, 'boards')).map((file) => `boards/${file}`) : [];
      for (const name of [...Object.keys(bundle), ...boards].filter((file) => TEXT.test(file))) {
        const plain = readFileSync(join(folder, name));
        const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params: options }));
      }
    },
  };
}
