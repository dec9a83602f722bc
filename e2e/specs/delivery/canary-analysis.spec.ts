import type { Browser, Page } from '@playwright/test';
import { violationsOn } from '../../fixtures/access';
import { Delivery } from '../../fixtures/delivery';
import { errorFallback, retryButton } from '../../fixtures/faults';
import { builtVersion } from '../../fixtures/releases';
import { expectLive } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';
import { becomeVisitor } from '../../fixtures/visitor';

const app = 'mfe-catalog';
const token = 'a-token-of-these-tests';
/** Number of concurrent visitors of the broken canary. */
const atOnce = 3;

test.describe('a canary with canary analysis', () => {
  // One after another: each additional worker would need a release store and an edge.
  test.describe.configure({ mode: 'default' });
  const delivery = new Delivery();

  test.beforeAll(({ rendering }) =>
    delivery.start(
      rendering,
      {},
      { EDGE_DELIVERY_TOKEN: token, EDGE_GUARD: 'on', EDGE_TRUST_PROXY: 'loopback' },
    ),
  );

  test.afterAll(() => delivery.end());

  let networks = 0;

  /** A new visitor in a separate network opens the shop. Returns the release in the page, once its content reacts. */
  async function visit(browser: Browser): Promise<string> {
    networks += 1;
    const from = { 'x-forwarded-for': `10.1.${networks}.7` };
    const context = await browser.newContext({ extraHTTPHeaders: from });
    try {
      await becomeVisitor(context, delivery.origin);
      const page = await context.newPage();
      await page.goto(`${delivery.origin}/categories`);
      const heading = page.getByRole('heading', { level: 1, name: 'Categories' });
      await expect(heading).toBeVisible();
      await expectLive(heading);
      await expect(errorFallback(page)).toBeHidden();
      const boot = JSON.parse(
        await page
          .locator('#shop-boot')
          .innerText()
          .catch(() => '{}'),
      );
      await page.waitForLoadState('networkidle');
      return String(boot.remotes?.[app]?.live.version);
    } finally {
      await context.close();
    }
  }

  /** Number of failed and of all visits of a release. */
  async function getFailing(version: string): Promise<[failing: number, visits: number]> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${delivery.origin}/_delivery/counts`, { headers });
    const counts = (await response.json()) as Record<string, { failing: number; visits: number }>;
    const { failing = 0, visits = 0 } = counts[`${app} ${version}`] ?? {};
    return [failing, visits];
  }

  test('is rolled back automatically when it throws on mount, within a minute and before 200 visits have failed; every visitor gets the page, and no other is affected [F-15]', async ({
    browser,
  }) => {
    const broken = delivery.build(app, '1.1.0', {
      change: (text) =>
        text.replace(/\bPage:\(\)=>/g, 'Page:()=>()=>{throw new Error("broken trial")},was:()=>'),
    });
    delivery.release('publish', app, broken);
    await delivery.and('promote', `${app}@1.1.0`, '--percent', '50');
    const begun = Date.now();
    let visits = 0;
    while (Date.now() - begun < 60_000 && !delivery.release('history').includes('guard:')) {
      const came = await Promise.all(Array.from({ length: atOnce }, () => visit(browser)));
      visits += came.length;
    }
    const took = Date.now() - begun;
    expect(delivery.release('history')).toMatch(/guard: \d+ of \d+ visits fail/);
    const [failing, tried] = await getFailing('1.1.0');
    const [hurt, others] = await getFailing(builtVersion(app));
    console.log(
      `  taken back after ${(took / 1000).toFixed(1)} s and ${visits} visits: ${failing} of ${tried} of the trial failed, ${hurt} of ${others} of the others`,
    );
    expect(took, 'milliseconds until it is taken back').toBeLessThan(60_000);
    expect(failing).toBeGreaterThan(0);
    expect(failing).toBeLessThanOrEqual(200);
    expect(hurt).toBe(0);
    await expect.poll(() => visit(browser)).toBe(builtVersion(app));
    expect(delivery.release('status')).toMatch(/1\.1\.0 +rolled back/);
  });

  test('a killed remote shows an error fallback, loses its links, and the rest works; it returns when revived [F-11]', async ({
    page,
    context,
    shop,
  }) => {
    await becomeVisitor(context, delivery.origin);
    await delivery.and('kill', 'mfe-account', '--because', 'orders are mixed up');
    await page.goto(`${delivery.origin}/categories`);
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    const tracking = page.getByRole('banner').getByRole('link', { name: 'Track Order', exact: true });
    await expect(tracking).toBeHidden();
    shop.allow(/status of 503/);
    await page.goto(`${delivery.origin}/track-order`);
    await expect(errorFallback(page)).toBeVisible();
    await delivery.and('revive', 'mfe-account');
    await retryButton(page).click();
    await expect(page.getByRole('form', { name: 'Track Order' })).toBeVisible();
    await expect(tracking).toBeVisible();
  });

  test('the status page starts, pauses, resumes and rolls back a canary by keyboard', async ({
    page,
    shop,
  }) => {
    shop.allow(/status of 401/);
    delivery.release('publish', 'mfe-auth', delivery.build('mfe-auth', '1.1.0'));
    await page.goto(`${delivery.origin}/_delivery`);
    await expect(page.getByLabel('Token')).toBeFocused();
    await page.keyboard.type(token);
    await page.keyboard.press('Enter');
    const area = page.getByRole('region', { name: 'mfe-auth', exact: true });
    await expect(area.getByRole('rowheader', { name: builtVersion('mfe-auth') })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await area.getByRole('spinbutton', { name: 'to percent' }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('mfe-auth@1.1.0 is promoted to 25 %');
    await expect(area.getByRole('row', { name: /1\.1\.0 25 %, canary/ })).toBeVisible();
    await pressed(page, 'Pause mfe-auth', 'mfe-auth@1.1.0 is paused');
    await pressed(page, 'Resume mfe-auth', 'mfe-auth@1.1.0 is resumed');
    await pressed(page, 'Roll back mfe-auth', /everybody gets .+; 1\.1\.0 is rolled back/);
    await expect(page.getByRole('region', { name: 'History' })).toContainText('rollback mfe-auth');
  });

  test('a preview link shows a release that nobody else gets, with a badge that ends it [F-35]', async ({
    page,
    context,
  }) => {
    await becomeVisitor(context, delivery.origin);
    delivery.release('publish', app, delivery.build(app, '1.2.0'));
    const link = delivery.release('preview', `${app}@1.2.0`).trim();
    await page.goto(delivery.origin + link);
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(`${app} 1.2.0`);
    await page.goto(`${delivery.origin}/categories`);
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await expect(badge).toBeVisible();
    await badge.getByRole('link', { name: 'End' }).click();
    await expect(badge).toBeHidden();
  });
});

/** Presses a button by keyboard. */
async function pressed(page: Page, name: string, expectedText: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(expectedText);
}
