import { errorFallback } from '../../fixtures/faults';
import { sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';

declare global {
  interface Window {
    /** Sum of layout shifts without a visitor's input. */
    shifted: number;
  }
}

/** A poor mobile connection: bytes a second, and milliseconds of latency. */
const slow3g = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

test.use({ viewport: { width: 390, height: 844 } });

test('on a slow connection pages reserve space, nothing shifts, and two presses add one item [F-07]', async ({
  page,
  context,
  request,
  shop,
}) => {
  await shop.visitor();
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow3g);
  const dish = await sideDish(request);
  const shifts = () => page.evaluate(() => window.shifted);

  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Popular restaurants' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open cart/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(0.02);

  await page.goto(`/product/${dish.id}`, { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(0.02);
  const requests: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/cart/add')) requests.push(sent.url());
  });
  const added = page.waitForResponse(/\/cart\/add/);
  await add.dblclick();
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
  await (await added).finished();
  await expect(page.getByRole('main').getByRole('button', { name: /to cart$/i })).toBeEnabled();
  expect(requests).toHaveLength(1);
  await expect(errorFallback(page)).toHaveCount(0);
});
