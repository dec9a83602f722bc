import { startChunkedShop } from '../../fixtures/chunked-shop';
import { expectHydrated, shiftsOn, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';
import { becomeVisitor, modules } from '../../fixtures/visitor';

const pages = [
  { name: 'landing', path: '/', hasLocation: false },
  { name: 'home', path: '/home' },
  { name: 'rental home', path: '/home', module: modules.rental },
  { name: 'store', path: '/store/1' },
  { name: 'item', path: '/product/1' },
  { name: 'category', path: '/category/1' },
  { name: 'help', path: '/help-and-support' },
  { name: 'checkout', path: '/checkout?page=cart' },
  // So short that the footer is in the window.
  { name: 'track order', path: '/track-order' },
];

let chunkedShop: Awaited<ReturnType<typeof startChunkedShop>>;

test.beforeEach(async ({ shop }) => {
  chunkedShop = await startChunkedShop(shop.origin);
});

test.afterEach(() => chunkedShop.stop());

for (const width of [390, 1440])
  for (const { name, path, ...visitor } of pages)
    test(`${name} at ${width}: the parts of the page that have arrived do not move while the rest arrives`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await becomeVisitor(context, chunkedShop.address, visitor);
      await watchServerContent(context);
      // Fonts never load here: late-font.spec.ts covers their shifts.
      await page.route(/\.woff2$/, () => undefined);
      await page.goto(`${chunkedShop.address}${path}`, { waitUntil: 'commit' });
      await expectHydrated(page);
      expect(await shiftsOn(page, 0.001)).toEqual([]);
    });
