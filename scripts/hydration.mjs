/**
 * Opens every address of every app in releases that carry React's own warnings: what the edge has rendered must become
 * the browser's page without a word. Extra arguments go to Playwright.
 */
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { installMissing, root } from './install.mjs';
import { apps, run, startTestShop } from './test-shop.mjs';

installMissing();
const chromium = findChromium();
if (!chromium) process.exit(1);

let shop = null;
try {
  await run(process.execPath, ['scripts/build.mjs', '--development']);
  const folders = Object.fromEntries(apps.map((app) => [app, join(app, 'dist-development')]));
  shop = await startTestShop({ name: 'hydration', folders });
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
  const command = ['test', '-c', 'e2e/hydration.config.ts', ...process.argv.slice(2)];
  await run(playwright, command, { ...shop.env, CHROME_PATH: chromium });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  shop?.stop();
}
