import { sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { expectToFit } from '../../fixtures/page-checks';
import { expect, test } from '../../fixtures/shop';
import type { Page } from '@playwright/test';

async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

const paths = ['/home', '/categories', '/track-order', '/help-and-support'];

test('with text of 200 % nothing scrolls sideways, and the layout is that of a narrower window [X-13]', async ({
  page,
  shop,
}) => {
  await shop.visitor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await doubleText(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectToFit(page, path);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  }
});

for (const width of [320, 390])
  test(`with text of 200 % a phone of ${width} px cuts no label of its bottom bar, no number and no location [X-17] [HEAD-05]`, async ({
    page,
    context,
    request,
    shop,
  }) => {
    await shop.visitor();
    await becomeGuestWith(request, context, await sideDish(request), 12);
    await page.setViewportSize({ width, height: 700 });
    await doubleText(page);
    await page.goto('/home');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    const number = bar.getByText('12');
    await expect(number).toBeVisible();
    const cut = await bar
      .locator('li span:not(:has(*))')
      .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1).length);
    expect(cut).toBe(0);
    await expectToFit(page, '/home');
    const isWhole = await number.evaluate(
      (badge) => badge.clientHeight >= Number.parseFloat(getComputedStyle(badge).fontSize),
    );
    expect(isWhole).toBe(true);
    const [header, location] = await Promise.all(
      [page.getByRole('banner'), page.getByRole('banner').getByText('Pearl Street')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(location?.y).toBeGreaterThanOrEqual(0);
    expect((location?.y ?? 0) + (location?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
  });
