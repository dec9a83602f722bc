/** `serve-shop.mjs FOLDER`: serves the test shop of any checkout with its own script. Sends its address; ends with its parent. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { startTestShop } = await import(pathToFileURL(join(process.argv[2], 'scripts', 'test-shop.mjs')).href);
// A release that is too large for its budget can still be measured.
process.env.RELEASE_BUDGETS = 'off';
const shop = await startTestShop({ name: 'measure' });
process.once('disconnect', () => {
  shop.stop();
  process.exit();
});
process.send(`http://127.0.0.1:${shop.edgePort}`);
