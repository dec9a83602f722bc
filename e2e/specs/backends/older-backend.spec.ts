import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../family/family-shop';
import { expectCharged, shownTotal } from '../../family/ordered';
import { phoneWindow } from '../../fixtures/core';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * A backend of the family before the middle of 2024: bare names of pictures with `base_urls`, and older answers of
 * Google's for places and distances.
 */

test.use({ live: true, viewport: phoneWindow, backend: { older: true } });

const phone = '1712345678';
const cart = createTranslate('mfe-cart', 'en');

/** A picture by the end of its address, which the edge's own contains: it is there, and not only its frame. */
async function expectPicture(page: Page, ending: string): Promise<Locator> {
  const end = encodeURIComponent(`/storage/app/public/${ending}`);
  const picture = page.locator(`main img[src^="/_pictures/"][src$="${end}"]:not([data-preview])`).first();
  await picture.scrollIntoViewIfNeeded();
  const isThere = () =>
    picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(
        () => image.complete,
        () => false,
      ),
    );
  await expect.poll(isThere).toBe(true);
  return picture;
}

test('a place is found by its name, pictures are there, and an order costs what was shown [ENT-08] [ENT-47] [F-21] [BIZ-35]', async ({
  page,
  familyShop,
  shop,
}) => {
  shop.allow(/status of 40[45]/);
  const shopper = new Shopper(page);
  await shopper.goToModule('Ferry Street', 'Food court');
  await expectPicture(page, 'category/c31.png');
  await expectPicture(page, 'store/cover/v11.png');
  await expectPicture(page, 'product/p101.png');
  await page.getByRole('main').getByRole('link', { name: 'Kardamom Kitchen', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kardamom Kitchen' })).toBeVisible();
  await expectPicture(page, 'store/l11.png');
  await expectPicture(page, 'product/p103.png');
  await page.getByRole('button', { name: cart('add.quick', { name: 'Skewers' }), exact: true }).click();
  await shopper.openCart(1);
  await shopper.reviewAsGuest(phone);
  // 18.00, 5 % tax, 2.345 km, service fee
  await expect(shownTotal(page)).toHaveText('$25.09');
  const number = await shopper.placeOrder();
  expectCharged(familyShop, number, '$25.09');
  await shopper.trackOrder(number, phone);
  await expectPicture(page, 'product/p103.png');
});

test('a dish has its picture before any script has run [ENT-08] [GEN-13]', async ({ familyShop }) => {
  const read = async () => {
    const response = await fetch(`${familyShop.origin}/product/101`, { headers: { accept: 'text/html' } });
    return (await response.text()).includes(
      `?src=${encodeURIComponent(`${familyShop.server.origin}/storage/app/public/product/p101.png`)}" `,
    );
  };
  await expect.poll(read).toBe(true);
});

test('a phone loads a dish in a modern format, at most twice as wide as it shows it [X-33]', async ({
  page,
}) => {
  const types: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/_pictures/'))
      types.push(response.headers()['content-type'] ?? '');
  });
  await page.goto('/product/101');
  const picture = await expectPicture(page, 'product/p101.png');
  const [loaded = 0, shown = 0] = await picture.evaluate((image: HTMLImageElement) => [
    Number(/_pictures\/(\d+)/.exec(image.currentSrc)?.[1]),
    image.clientWidth * devicePixelRatio,
  ]);
  expect(loaded).toBeGreaterThanOrEqual(shown);
  expect(loaded).toBeLessThanOrEqual(2 * shown);
  expect(types).toContain('image/avif');
});
