/** `npm run measure`: builds, starts a shop of its own, measures it beside the control build. Arguments go on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './find-browser.mjs';
import { installMissing } from './install.mjs';
import { run, startTestShop } from './test-shop.mjs';

installMissing();
const chromium = requireBrowser('headless shell');

/**
 * For root, and for nobody else, Chromium puts the threads of its own work before those of the page: a task of the page
 * takes half as long again where there are two cores (decision 0022). Linux alone knows this right.
 */
const setpriv = '/usr/bin/setpriv';
const asAnybody = (command) =>
  process.getuid?.() === 0 && existsSync(setpriv)
    ? [setpriv, '--bounding-set=-sys_nice', '--inh-caps=-sys_nice', ...command]
    : command;

const shops = [];
try {
  await run(process.execPath, ['scripts/build.mjs']);
  await run(process.execPath, ['scripts/build.mjs', '--control']);
  const shop = await startTestShop({ name: 'measure', clientOnly: true, isElsewhere: true });
  shops.push(shop);
  const control = await startTestShop({
    name: 'measure-control',
    only: ['host'],
    folders: { host: join('host', 'dist-control') },
    isElsewhere: true,
  });
  shops.push(control);
  const measuring = [process.execPath, '--import', 'tsx', 'e2e/measure/main.ts', ...process.argv.slice(2)];
  const [program, ...args] = asAnybody(measuring);
  await run(program, args, {
    CHROME_PATH: chromium,
    SHOP_URL: `http://127.0.0.1:${shop.edgePort}`,
    CLIENT_ONLY_URL: `http://127.0.0.1:${shop.env.EDGE_PORT_CLIENT_ONLY}`,
    CONTROL_URL: `http://127.0.0.1:${control.edgePort}`,
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  shops.forEach((shop) => shop.stop());
}
