/**
 * `npm run hydration`: opens every address of every app in releases with React's development warnings. The browser must
 * hydrate what the edge has rendered without any console message. Extra arguments go to Playwright.
 */
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { playwright, readPlaywrightArguments } from './playwright.mjs';

const args = readPlaywrightArguments(
  'hydration',
  'Every address of every app, in releases with development warnings: the browser must hydrate what the edge has rendered.',
);
const folders = Object.fromEntries(apps.map((app) => [app, join(app, 'dist-development')]));

await playwright({
  args,
  config: 'e2e/hydration.config.ts',
  build: ['--development'],
  shop: { name: 'hydration', folders },
});
