import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Every remote: a folder `mfe-…` with a webpack configuration. No other list exists (`npm run new:remote` creates one). */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'webpack.config.ts')))
  .sort();

/** Everything that is built and released. */
export const apps = ['host', ...remotes];
