/** `serve-shop.mjs FOLDER`: the test shop of any checkout, by its own script. Sends its address; ends with who started it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { startTestShop } = await import(pathToFileURL(join(process.argv[2], 'scripts', 'test-shop.mjs')).href);
// What is too heavy to be released is measured all the same.
process.env.RELEASE_BUDGETS = 'off';
const shop = await startTestShop({ name: 'measure' });
process.once('disconnect', () => {
  shop.stop();
  process.exit();
});
process.send(`http://127.0.0.1:${shop.edgePort}`);
