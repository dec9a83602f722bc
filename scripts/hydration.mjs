/**
 * `npm run hydration`: opens every address of every app with React's development warnings. The browser must hydrate what the
 * edge has rendered without any console message. The warnings are in the host's build, because it provides React to all.
 * Extra arguments go to Playwright.
 */
import { join } from 'node:path';
import { remotes } from './apps.mjs';
import { playwright, readPlaywrightArguments } from './playwright.mjs';

const args = readPlaywrightArguments(
  'hydration',
  "Every address of every app, with React's development warnings: the browser must hydrate what the edge has rendered.",
);
await playwright({
  args,
  config: 'e2e/hydration.config.ts',
  builds: [['host', '--development'], remotes],
  shop: { name: 'hydration', folders: { host: join('host', 'dist-development') } },
});
