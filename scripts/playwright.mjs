import { join } from 'node:path';
import { requireBrowser } from './find-browser.mjs';
import { installMissing, root } from './install.mjs';
import { run, startTestShop } from './test-shop.mjs';

/**
 * Builds the apps (`build`: arguments for that), starts a shop of its own and runs a Playwright config against it, with
 * `env` in addition to the shop's environment. Arguments of the process go to Playwright.
 */
export async function playwright({ config, build = [], shop: options, env = {} }) {
  installMissing();
  const chromium = requireBrowser('headless shell');
  let shop = null;
  try {
    await run(process.execPath, ['scripts/build.mjs', ...build]);
    shop = await startTestShop({ ...options, compression: 'quick' });
    const command = ['test', '-c', config, ...process.argv.slice(2)];
    const program = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
    await run(program, command, { ...shop.env, ...env, CHROME_PATH: chromium });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    shop?.stop();
  }
}
