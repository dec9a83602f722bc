/** `npm run measure`: builds, starts a shop of its own, measures it beside the control build. Arguments go on. */
import { join } from 'node:path';
import { requireBrowser } from './find-browser.mjs';
import { installMissing } from './install.mjs';
import { run, startTestShop } from './test-shop.mjs';

installMissing();
const chromium = requireBrowser('headless shell');

const shops = [];
try {
  await run(process.execPath, ['scripts/build.mjs']);
  await run(process.execPath, ['scripts/build.mjs', '--control']);
  const shop = await startTestShop({ name: 'measure', clientOnly: true });
  shops.push(shop);
  const control = await startTestShop({
    name: 'measure-control',
    only: ['host'],
    folders: { host: join('host', 'dist-control') },
  });
  shops.push(control);
  const measuring = ['--import', 'tsx', 'e2e/measure/main.ts', ...process.argv.slice(2)];
  await run(process.execPath, measuring, {
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
