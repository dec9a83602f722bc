import type { APIRequestContext, Page } from '@playwright/test';
import { burger } from '../fixtures/goods';
import { expect, test, type Shop } from '../fixtures/shop';

type Kind = '404' | 'html' | 'throw' | 'empty' | 'hang';
interface Fault {
  app: string;
  kind: Kind;
  target?: 'entry' | 'chunks' | 'everything';
  /** `all`: the release behind the live one is broken, too. */
  scope?: 'live' | 'all';
}

/** Breaks a remote for this visitor alone. */
async function breakRemote(shop: Shop, request: APIRequestContext, fault: Fault): Promise<void> {
  const container = `shop_${fault.app.replace('-', '_')}_`;
  shop.allow(new RegExp(`/remotes/${fault.app}/|^RemoteLoadError: ${container}`), /page error: fault/);
  const data = { scope: 'all', ...fault, visitor: shop.visitorId };
  expect((await request.post('/_faults', { data })).status()).toBe(204);
}

const mend = (shop: Shop, request: APIRequestContext) => request.delete(`/_faults?visitor=${shop.visitorId}`);

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
const retry = (page: Page) => card(page).first().getByRole('button', { name: 'Retry', exact: true });

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /to the start page/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Mosaic').first()).toBeVisible();
}

interface Area {
  app: string;
  address: (request: APIRequestContext) => Promise<string>;
  /** Where the area is wanted. */
  open?: (page: Page) => Promise<void>;
  /** What of the area is seen once it is there. */
  works: (page: Page) => Promise<void>;
  /** What of the others is seen meanwhile. */
  others: (page: Page) => Promise<void>;
}

const areas: Area[] = [
  {
    app: 'mfe-catalog',
    address: async () => '/home',
    works: async (page) =>
      void (await expect(page.getByRole('heading', { name: 'Popular stores' })).toBeVisible()),
    others: async (page) => {
      await expect(page.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible();
      await page.getByRole('link', { name: 'Track Order' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Track Order' })).toBeVisible();
      await page.goBack();
    },
  },
  {
    app: 'mfe-cart',
    address: async (request) => `/product/${(await burger(request)).id}`,
    works: async (page) =>
      void (await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' })).toBeVisible()),
    others: async (page) => {
      await expect(page.getByText('Total amount')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Ketchup' })).toBeVisible();
    },
  },
  {
    app: 'mfe-account',
    address: async () => '/track-order',
    works: async (page) => void (await expect(page.getByRole('textbox', { name: 'Order ID' })).toBeVisible()),
    others: async (page) => {
      await expect(page.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Popular stores' })).toBeVisible();
      await page.goBack();
    },
  },
  {
    app: 'mfe-auth',
    address: async () => '/home',
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click(),
    works: async (page) =>
      void (await expect(
        page.getByRole('dialog').getByRole('textbox', { name: 'Email or phone' }),
      ).toBeVisible()),
    others: async (page) =>
      void (await expect(page.getByRole('heading', { name: 'Popular stores' })).toBeVisible()),
  },
];

for (const area of areas) {
  for (const kind of ['404', 'html', 'throw', 'empty'] satisfies Kind[])
    test(`${area.app} answers ${kind}: a card in its place, the rest works, Retry brings it back [F-02] [F-04]`, async ({
      page,
      request,
      shop,
    }) => {
      await shop.visitor();
      await breakRemote(shop, request, { app: area.app, kind });
      await page.goto(await area.address(request));
      await area.open?.(page);
      await expect(card(page).first()).toBeVisible({ timeout: 15_000 });
      await expectShell(page);
      await area.others(page);
      await expect(card(page).first()).toBeVisible({ timeout: 15_000 });
      await mend(shop, request);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
      // A file that was wrong when the page came is wrong by its sum for as long as the page stays.
      const isGoodAgain = kind === '404' || kind === 'html';
      await retry(page).click();
      if (isGoodAgain) {
        await area.works(page);
        await expect(page.locator('html[data-same-page]')).toHaveCount(1);
        return;
      }
      await page.reload();
      await area.open?.(page);
      await area.works(page);
    });

  test(`${area.app} is broken: its previous release does the work, and it is reported [F-02]`, async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    await breakRemote(shop, request, { app: area.app, kind: '404', scope: 'live' });
    await page.goto(await area.address(request));
    await area.open?.(page);
    await area.works(page);
    await expect(card(page)).toHaveCount(0);
    await expectShell(page);
    const reported = async () => {
      const { reports } = (await (await request.get('/_faults')).json()) as { reports: { app?: string }[] };
      return reports.some(({ app }) => app === area.app);
    };
    await expect.poll(reported).toBe(true);
  });
}

test('an entry that hangs: the previous release within eight seconds [F-03]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  await breakRemote(shop, request, { app: 'mfe-catalog', kind: 'hang', scope: 'live' });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Popular stores' })).toBeVisible({ timeout: 8_000 });
});

test('a page whose own file is missing: a card, and the way elsewhere stays open [F-05] [F-18]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  await breakRemote(shop, request, { app: 'mfe-catalog', kind: '404', target: 'chunks' });
  await page.goto('/home');
  await expect(card(page).first()).toBeVisible({ timeout: 15_000 });
  await expectShell(page);
  await mend(shop, request);
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'Popular stores' })).toBeVisible();
});
