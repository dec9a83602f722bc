import type { Browser, Page } from '@playwright/test';
import { violationsOn } from '../../fixtures/access';
import { NewCustomer } from '../../fixtures/customer';
import { Delivery } from '../../fixtures/delivery';
import { sideDish } from '../../fixtures/goods';
import { choosePrivacy, type Choice } from '../../fixtures/privacy';
import { builtVersion } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { becomeVisitor } from '../../fixtures/visitor';

const token = 'a-token-of-these-tests';
const stream = /\/_stream$/;
const missing = '<i>qqzzxxqq</i>';

test.describe('the page for the owner', () => {
  const delivery = new Delivery();

  test.beforeAll(({ rendering }) =>
    delivery.start(rendering, {}, { EDGE_DELIVERY_TOKEN: token, EDGE_RENDER_WORKERS: '1' }),
  );

  test.afterAll(() => delivery.end());

  /**
   * A new visitor searches what the shop does not have, and leaves once the first events are sent: all since the page was
   * opened.
   */
  async function search(browser: Browser, consent: Choice): Promise<void> {
    const context = await browser.newContext();
    try {
      await choosePrivacy(context, consent);
      await becomeVisitor(context, delivery.origin);
      const page = await context.newPage();
      const sent = consent === 'all' ? page.waitForRequest(stream) : null;
      await page.goto(`${delivery.origin}/home?search=${encodeURIComponent(missing)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('qqzzxxqq');
      await sent;
    } finally {
      await context.close();
    }
  }

  test('counts orders, steps, vain searches, releases and endpoints of the visitors who have consented [X-34]', async ({
    page,
    context,
    browser,
    request,
    shop,
  }) => {
    shop.allow(/status of 401/);
    await enter(page);
    await expect(getSection(page, 'Orders')).toContainText('No order of the last day is counted');
    await expect(getSection(page, 'Conversion')).toContainText('No visit is counted yet');
    expect(await violationsOn(page)).toEqual([]);

    await buy();
    for (const consent of ['all', 'necessary', 'all', 'all'] as const) await search(browser, consent);
    await expect
      .poll(async () => {
        await page.goto(`${delivery.origin}/_shop`);
        return page.getByRole('main').textContent();
      })
      .toMatch(/1order in the last day.*qqzzxxqq/);
    const steps = getSection(page, 'Conversion').getByRole('listitem');
    await expect(steps).toHaveText([
      /^Saw items1 visit$/,
      /^Cart1 visit 100\.0 %$/,
      /^Checkout1 visit 100\.0 %$/,
      /^Order1 visit 100\.0 %$/,
    ]);
    await expect(page.getByRole('row', { name: /^Food 1 1 100\.0 % 1 100\.0 % 1 100\.0 %/ })).toBeVisible();
    const words = getSection(page, 'Searches without a result').getByRole('row');
    await expect(words.filter({ hasText: missing })).toContainText('3');
    const release = `mfe-catalog ${builtVersion('mfe-catalog')}`;
    await expect(
      getSection(page, 'Errors by app and release').getByRole('row', { name: release }),
    ).toBeVisible();
    await expect(getSection(page, 'Slow endpoints')).toContainText('POST /api/v1/customer/order/place');
    expect(await violationsOn(page)).toEqual([]);

    await page.getByRole('link', { name: 'Releases' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
    await page.getByRole('link', { name: 'Shop statistics' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByLabel('Token')).toBeVisible();

    /** A customer who has consented orders a dish, in the shop that the owner looks at. */
    async function buy() {
      const customer = await NewCustomer.signUp(request);
      const buying = await browser.newContext();
      await choosePrivacy(buying, 'all');
      await becomeVisitor(buying, delivery.origin);
      await customer.useIn(buying);
      const dish = await sideDish(request);
      const shopper = new Shopper(await buying.newPage());
      await shopper.page.goto(`${delivery.origin}/product/${dish.id}`);
      const added = shopper.page.waitForResponse(/\/cart\/add/);
      await shopper.page
        .getByRole('main')
        .getByRole('button', { name: 'Add to Cart', exact: true })
        .first()
        .click();
      await (await added).finished();
      await shopper.openCart(1);
      await shopper.proceed();
      await shopper.placeOrder();
      // A page that is left sends what it has not sent yet.
      await shopper.page.goto('about:blank');
      await buying.close();
    }

    /** With the token, by keyboard. */
    async function enter(owner: Page) {
      await owner.goto(`${delivery.origin}/_shop`);
      await expect(owner.getByLabel('Token')).toBeFocused();
      await owner.keyboard.type(token);
      await owner.keyboard.press('Enter');
      await expect(owner.getByRole('heading', { level: 1 })).toContainText('shop statistics');
      expect((await context.cookies(`${delivery.origin}/home`)).map(({ name }) => name)).not.toContain(
        'shop-delivery',
      );
    }
  });
});

const getSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
