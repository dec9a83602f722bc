import { openRendered } from '../../fixtures/rendered';
import { expect, test } from '../../fixtures/shop';

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('without JavaScript the rows of the home page below the viewport are visible, too', async ({
  page,
  shop,
}) => {
  await shop.visitor();
  await openRendered(page, '/home');
  const card = page.locator('main section:has(article)').nth(1).getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  const isDrawn = () => card.evaluate((entry) => entry.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(true);
});
