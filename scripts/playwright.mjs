import { join } from 'node:path';
import { requireBrowser } from './find-browser.mjs';
import { installMissing, root } from './install.mjs';
import { run, startTestShop } from './test-shop.mjs';

/**
 * Builds (`build`: arguments for it), starts a shop of its own, runs a Playwright config in it with `env` beside what the
 * shop has; further arguments go on.
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
