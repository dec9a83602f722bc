import type { APIRequestContext, Page } from '@playwright/test';
import { areas, type Area } from '../../fixtures/areas';
import { core, phoneWindow } from '../../fixtures/core';
import {
  breakRemote,
  errorFallback,
  isReported,
  kinds,
  endFaults,
  retryButton,
  type Kind,
} from '../../fixtures/faults';
import { Delivery } from '../../fixtures/delivery';
import { burger } from '../../fixtures/goods';
import { expectLive } from '../../fixtures/server-content';
import { expect, test, type Shop } from '../../fixtures/shop';
import { becomeVisitor } from '../../fixtures/visitor';

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /to the start page/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Mosaic').first()).toBeVisible();
}

/** A page with a file that hangs never finishes loading. */
async function visit(page: Page, request: APIRequestContext, area: Area): Promise<void> {
  await page.goto(await area.address(request), { waitUntil: 'domcontentloaded' });
  await area.open?.(page);
}

/** Every release of the remote fails: expects its error fallback, the rest to work, and Retry to bring the remote back. */
async function expectFallbackAndRetry(
  { page, request, shop }: { page: Page; request: APIRequestContext; shop: Shop },
  area: Area,
  kind: Kind,
): Promise<void> {
  await shop.visitor();
  await breakRemote(shop, request, { app: area.app, kind });
  await visit(page, request, area);
  const card = area.within(page).locator(errorFallback(page));
  await expect(card).toBeVisible();
  await expectShell(page);
  await area.others(page);
  await expect(card).toBeVisible();
  await endFaults(shop, request);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await card.getByRole('button', { name: 'Retry', exact: true }).click();
  // A file with a wrong hash stays refused for the lifetime of the page.
  if (kind === 'throw' || kind === 'empty') {
    await page.reload();
    await area.open?.(page);
    await expect(area.sign(page)).toBeVisible();
    await expectLive(area.sign(page));
    return;
  }
  await expect(area.sign(page)).toBeVisible();
  await expectLive(area.sign(page));
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
}

test.describe('on a phone', () => {
  test.use({ viewport: phoneWindow });
  const cart = areas.find(({ app }) => app === 'mfe-cart');

  test(
    'an area of which no release comes: a card in its place, the rest works, Retry brings it back [F-02] [F-04]',
    {
      tag: core,
    },
    async ({ page, request, shop }) => {
      if (!cart) throw new Error('there is no cart');
      await expectFallbackAndRetry({ page, request, shop }, cart, '404');
    },
  );
});

for (const area of areas) {
  const { app } = area;
  for (const kind of kinds)
    test(`${app}, every release: ${kind}. An error fallback replaces it, the rest works, Retry brings it back [F-02] [F-04]`, async ({
      page,
      request,
      shop,
    }) => expectFallbackAndRetry({ page, request, shop }, area, kind));

  test(`${app}, only the newest release fails in any way: the previous release runs, and it is reported [F-02] [F-03]`, async ({
    context,
    request,
    shop,
  }) => {
    await shop.visitor();
    for (const kind of kinds)
      await test.step(kind, async () => {
        await breakRemote(shop, request, { app, kind, scope: 'live' });
        // A page of its own: the closed dialog may still be leaving the history of the one before.
        const page = await context.newPage();
        await visit(page, request, area);
        await expect(area.sign(page)).toBeVisible();
        await expectLive(area.sign(page));
        await expect(errorFallback(page)).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expectShell(page);
        await page.close();
        await endFaults(shop, request);
      });
    await expect.poll(() => isReported(request, app)).toBe(true);
  });
}

test('a page with a missing file shows an error fallback, and Retry works without a reload [F-04]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  await breakRemote(shop, request, { app: 'mfe-catalog', kind: '404', target: 'chunks' });
  await page.goto('/home');
  await expect(errorFallback(page).first()).toBeVisible();
  await expectShell(page);
  await endFaults(shop, request);
  await retryButton(page).first().click();
  const heading = page.getByRole('heading', { name: 'Popular restaurants' });
  await expect(heading).toBeVisible();
  await expectLive(heading);
});

test.describe('a release that lacks one of its exposed modules', () => {
  const delivery = new Delivery();

  test.beforeAll(({ rendering }) =>
    delivery.start(rendering, {
      'mfe-cart': delivery.build('mfe-cart', '1.0.0', {
        change: (text) => text.replaceAll('"./slots"', '"./elsewhere"'),
      }),
    }),
  );

  test.afterAll(() => delivery.end());

  test('shows error fallbacks for its components; the item and the rest of the page work [F-18]', async ({
    page,
    context,
    request,
    shop,
  }) => {
    shop.allow(/RemoteLoadError|does not exist in container/);
    await becomeVisitor(context, delivery.origin);
    const dish = await burger(request);
    await page.goto(`${delivery.origin}/product/${dish.id}`);
    await expect(page.getByRole('main').locator(errorFallback(page))).toBeVisible();
    await expectShell(page);
    await page.getByRole('checkbox', { name: 'Ketchup' }).check();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Popular restaurants' })).toBeVisible();
  });
});
