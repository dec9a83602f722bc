import { breakRemote, errorFallback, endFaults, retryButton } from '../../fixtures/faults';
import { burger, burgerYard } from '../../fixtures/goods';
import { ShopQueries } from '../../fixtures/shop-queries';
import { openRendered } from '../../fixtures/rendered';
import { expectLive } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';

for (const kind of ['404', 'html', 'hang'] as const)
  test(`a remote whose files do not load (${kind}): the server content stays readable, a card says that it does not work, Retry hydrates the page [F-04]`, async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    const queries = new ShopQueries(request);
    await breakRemote(shop, request, { app: 'mfe-catalog', kind });
    await openRendered(page, '/home', { texts: await queries.homeNames(), waitUntil: 'commit' });
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: 'Popular restaurants' });
    await expect(heading).toBeVisible();
    await expect(errorFallback(page).first()).toBeVisible();
    await expect(heading, 'still there').toBeVisible();
    const text = await main.innerText();
    for (const { name } of (await queries.homeItems()).flat()) expect(text).toContain(name);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await endFaults(shop, request);
    await retryButton(page).first().click();
    await expectLive(heading);
    await expect(errorFallback(page)).toHaveCount(0);
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
    const store = await queries.store(burgerYard);
    await main.getByRole('link', { name: store.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  });

test('an item’s page that is not hydrated: its links work', async ({ page, request, shop }) => {
  await shop.visitor();
  const dish = await burger(request);
  await breakRemote(shop, request, { app: 'mfe-catalog', kind: '404' });
  await openRendered(page, `/product/${dish.id}`, { texts: [dish.name] });
  await expect(errorFallback(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Track Order' }).click();
  await expect(page.getByRole('form', { name: 'Track Order' })).toBeVisible();
  await expect(errorFallback(page)).toHaveCount(0);
});
