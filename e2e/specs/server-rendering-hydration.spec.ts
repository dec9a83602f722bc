import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { NewCustomer } from '../fixtures/customer';
import { burgerYard, sideDish } from '../fixtures/goods';
import { becomeGuestWith } from '../fixtures/guest';
import { Questions } from '../fixtures/questions';
import { openRendered } from '../fixtures/rendered';
import {
  changesOn,
  expectAllTakenOver,
  expectTakenOver,
  shiftsOn,
  watchServerContent,
} from '../fixtures/server-content';
import { askedOf, questionOf } from '../fixtures/server-html';
import { expect, test, type Shop } from '../fixtures/shop';
import { Shopper } from '../fixtures/steps';

interface Visit {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  shop: Shop;
}

/** Who comes, and what of the page is theirs alone. */
const visitors: {
  name: string;
  come: (visit: Visit) => Promise<void>;
  own: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'a guest with a place',
    come: async ({ shop }) => void (await shop.visitor()),
    own: (page) => expect(new Shopper(page).cartButton(0)).toBeVisible(),
  },
  {
    name: 'a guest with three things in the cart',
    come: async ({ shop, context, request }) => {
      await shop.visitor();
      await becomeGuestWith(request, context, await sideDish(request), 3);
    },
    own: (page) => expect(new Shopper(page).cartButton(3)).toBeVisible(),
  },
  {
    name: 'a customer',
    come: async ({ shop, context, request }) => {
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

/** Everything that the page has asked the API for. */
function asksOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const one = askedOf(request.method(), request.url());
    if (one) asked.push(one);
  });
  return asked;
}

/** What the time of day decides is written once the browser's clock is known, where space is kept for it. */
const ofTheClock =
  /^main \+ <(span|div)>[^<]*(Closed|Not Available now|Out of Stock|Open until|off)[^<]*<\/\1>$/;

/** A customer's hearts: the account's, which knows what is marked, takes the place of ours. Nothing may move for it. */
const isHeart = /^(main|header) [+-] <button [^>]*aria-label="Add [^"]* to wishlist"/;

/** Keeps space until the visitor's own words are known. */
const onlySpace = / - <[^>]*>…?<\/\w+>$/;

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const { name, come, own } of visitors)
  for (const viewport of sizes)
    test.describe(`${name}, ${viewport.width} wide`, () => {
      test.use({ viewport });

      test('a rendered page becomes the browser’s own: nothing is asked again, thrown away, moved or refused by the policy', async ({
        page,
        context,
        request,
        shop,
      }) => {
        await come({ page, context, request, shop });
        await watchServerContent(context);
        const asked = asksOf(page);
        const dish = await sideDish(request);
        const pages: Record<string, string[]> = {
          '/home': await new Questions(request).frontNames(),
          [`/store/${burgerYard}`]: [dish.name],
          [`/product/${dish.id}`]: [dish.name],
          '/': [],
        };
        for (const [address, says] of Object.entries(pages))
          await test.step(address, async () => {
            const { boot } = await openRendered(page, address, { before: () => asked.splice(0), says });
            await expectTakenOver(page);
            if (viewport.width > 1000) await own(page);
            await page.waitForLoadState('networkidle');
            expect.soft(await shiftsOn(page), 'moved').toEqual([]);
            const { lost } = await expectAllTakenOver(page);
            await page.waitForLoadState('networkidle');
            expect.soft(lost, 'thrown away').toEqual([]);
            const brought = boot.answers.map(questionOf);
            if (address !== '/') expect.soft(brought.length, 'answers in the page').toBeGreaterThan(0);
            expect
              .soft(
                asked.filter((one) => brought.includes(one)),
                'asked again',
              )
              .toEqual([]);
            expect
              .soft(
                asked.filter((one) => /(config|module)\?$/.test(one)),
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
                    !isHeart.test(change) &&
                    !change.startsWith('near '),
                ),
                'taken out',
              )
              .toEqual([]);
            expect
              .soft(
                changes.filter(
                  (change) =>
                    change.startsWith('main + <') && !ofTheClock.test(change) && !isHeart.test(change),
                ),
                'put in',
              )
              .toEqual([]);
          });
      });
    });
