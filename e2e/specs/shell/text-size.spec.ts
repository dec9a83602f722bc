import { expectToFit } from '../../fixtures/page-checks';
import { expect, test } from '../../fixtures/shop';

const paths = ['/home', '/categories', '/track-order', '/help-and-support'];

test('with text of 200 % nothing scrolls sideways, and the layout is that of a narrower window [X-13]', async ({
  page,
  shop,
}) => {
  await shop.visitor();
  await page.setViewportSize({ width: 1280, height: 900 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectToFit(page, path);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  }
});
