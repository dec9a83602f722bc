/**
 * Journeys in a real browser against real releases: builds what changed, starts a shop of its own, runs Playwright.
 * Extra arguments go to Playwright.
 */
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { installMissing, root } from './install.mjs';
import { run, startTestShop } from './test-shop.mjs';

installMissing();
const chromium = findChromium();
if (!chromium) process.exit(1);

let shop = null;
try {
  await run(process.execPath, ['scripts/build.mjs']);
  shop = await startTestShop({ name: 'e2e', faults: true, clientOnly: true });
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
  const command = ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  await run(playwright, command, { ...shop.env, CHROME_PATH: chromium });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  shop?.stop();
}
