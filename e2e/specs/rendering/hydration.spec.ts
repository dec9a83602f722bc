import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { burgerYard, sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { ShopQueries } from '../../fixtures/shop-queries';
import { openRendered } from '../../fixtures/rendered';
import {
  changesOn,
  expectAllHydrated,
  expectHydrated,
  shiftsOn,
  watchServerContent,
} from '../../fixtures/server-content';
import { getRequestKey, toRequestKey } from '../../fixtures/server-html';
import { expect, test, type Shop } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';

interface Visit {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  shop: Shop;
}

/** A visitor, and the personal parts of their page. */
const visitors: {
  name: string;
  visit: (visit: Visit) => Promise<void>;
  own: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'a guest with a place',
    visit: async ({ shop }) => void (await shop.visitor()),
    own: (page) => expect(new Shopper(page).cartButton(0)).toBeVisible(),
  },
  {
    name: 'a guest with three things in the cart',
    visit: async ({ shop, context, request }) => {
      await shop.visitor();
      await becomeGuestWith(request, context, await sideDish(request), 3);
    },
    own: (page) => expect(new Shopper(page).cartButton(3)).toBeVisible(),
  },
  {
    name: 'a customer',
    visit: async ({ shop, context, request }) => {
      await shop.visitor({ customer: true });
      const customer = await NewCustomer.signUp(request);
      await customer.putIntoCart(await sideDish(request), 2);
      await customer.useIn(context);
    },
    own: async (page) => {
      await expect(page.getByRole('button', { name: 'Account menu of Noor' })).toBeVisible();
      await expect(new Shopper(page).cartButton(2)).toBeVisible();
    },
  },
];

/** All API requests of the page. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const one = getRequestKey(request.method(), request.url());
    if (one) requests.push(one);
  });
  return requests;
}

/** Texts that depend on the time of day are added in the browser, in reserved space. */
const clockTexts =
  /^main \+ <(span|div)>[^<]*(Closed|Not Available now|Out of Stock|Open until|off)[^<]*<\/\1>$/;

/**
 * A customer's wishlist buttons: those of mfe-account, which know the entries, replace the initial ones without a
 * shift.
 */
const isWishlistButton = /^(main|header) [+-] <button [^>]*aria-label="Add [^"]* to wishlist"/;

/** Cards of what the visitor has in the cart: a stepper replaces the plus at its place. */
const isCartStepper =
  /^main (- <button [^>]*aria-label="Add [^"]* to the cart"|\+ <div><div role="group" aria-label="Quantity of )/;

/** Reserved space for the visitor's own texts. */
const onlySpace = / - <[^>]*>…?<\/\w+>$/;

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const { name, visit, own } of visitors)
  for (const viewport of sizes)
    test.describe(`${name}, ${viewport.width} wide`, () => {
      test.use({ viewport });

      test('a rendered page hydrates without repeated requests, discarded elements, layout shift or policy violations', async ({
        page,
        context,
        request,
        shop,
      }) => {
        await visit({ page, context, request, shop });
        await watchServerContent(context);
        const requests = watchRequests(page);
        const dish = await sideDish(request);
        const pages: Record<string, string[]> = {
          '/home': await new ShopQueries(request).homeNames(),
          [`/store/${burgerYard}`]: [dish.name],
          [`/product/${dish.id}`]: [dish.name],
          '/': [],
        };
        for (const [address, texts] of Object.entries(pages))
          await test.step(address, async () => {
            const { boot } = await openRendered(page, address, { before: () => requests.splice(0), texts });
            await expectHydrated(page);
            if (viewport.width > 1000) await own(page);
            await page.waitForLoadState('networkidle');
            expect.soft(await shiftsOn(page), 'moved').toEqual([]);
            const { lost } = await expectAllHydrated(page);
            await page.waitForLoadState('networkidle');
            expect.soft(lost, 'thrown away').toEqual([]);
            const brought = boot.answers.map(toRequestKey);
            if (address !== '/') expect.soft(brought.length, 'answers in the page').toBeGreaterThan(0);
            expect
              .soft(
                requests.filter((one) => brought.includes(one)),
                'asked again',
              )
              .toEqual([]);
            expect
              .soft(
                requests.filter((one) => /(config|module)\?$/.test(one)),
                'asked again',
              )
              .toEqual([]);
            const changes = await changesOn(page);
            expect
              .soft(
                changes.filter(
                  (change) =>
                    / - </.test(change) &&
                    !onlySpace.test(change) &&
                    !isWishlistButton.test(change) &&
                    !isCartStepper.test(change) &&
                    !change.startsWith('near '),
                ),
                'taken out',
              )
              .toEqual([]);
            expect
              .soft(
                changes.filter(
                  (change) =>
                    change.startsWith('main + <') &&
                    !clockTexts.test(change) &&
                    !isWishlistButton.test(change) &&
                    !isCartStepper.test(change),
                ),
                'put in',
              )
              .toEqual([]);
          });
      });
    });
