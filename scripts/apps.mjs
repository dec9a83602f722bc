import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Every area: a folder `mfe-…` that is built as a remote. Nothing else lists them (`npm run new:remote` makes one). */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'webpack.config.ts')))
  .sort();

/** What is built and released. */
export const apps = ['host', ...remotes];
