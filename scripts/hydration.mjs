/**
 * Opens every address of every app in releases that carry React's own warnings: what the edge has rendered must become
 * the browser's page without a word. Extra arguments go to Playwright.
 */
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { playwright } from './playwright.mjs';

const folders = Object.fromEntries(apps.map((app) => [app, join(app, 'dist-development')]));

await playwright({
  config: 'e2e/hydration.config.ts',
  build: ['--development'],
  shop: { name: 'hydration', folders },
});
