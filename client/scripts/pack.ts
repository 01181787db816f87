/** Lays packed forms beside the built files and the board pictures, so that the server need not pack them. */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Texts and structure of the content (`cadwallon.server.parcels`): the server makes them itself, here only their packed form is left. */
const PARCELS = /^packed\/[^.]+$/;

export function packPlugin(folder: string): Plugin {
  const filesIn = (name: string): string[] => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)).map((file) => `${name}/${file}`) : []);
  const pack = (name: string): void => {
    const plain = readFileSync(join(folder, name));
    const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params: options }));
  };
  return {
    name: 'cadwallon-pack',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const name of [...Object.keys(bundle), ...filesIn('boards')].filter((file) => TEXT.test(file))) pack(name);
      for (const name of filesIn('packed').filter((file) => PARCELS.test(file))) {
        pack(name);
        rmSync(join(folder, name));
      }
    },
  };
}
