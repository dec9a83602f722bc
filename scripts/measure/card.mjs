/** From a card to its item in a page that is warm, at full speed. */
import { inPage } from './phone.mjs';

/** Runs in the page: the clock runs from the press to the heading of the item. */
function watchPress(link) {
  window.addEventListener('pointerdown', () => performance.mark('pressed'), { once: true, capture: true });
  const path = new URL(link.href).pathname;
  const watching = new MutationObserver(() => {
    if (location.pathname !== path || !document.querySelector('main h1')) return;
    performance.mark('shown');
    watching.disconnect();
  });
  watching.observe(document.body, { childList: true, subtree: true });
}

const press = (shop) =>
  inPage(shop, { page: 'home', width: 1440, line: 'fast', cpu: 1 }, async (page) => {
    await page.goto(shop.origin + shop.paths.home, { waitUntil: 'networkidle' });
    const card = page.locator('main a[href^="/product/"]').first();
    await card.hover();
    await page.waitForLoadState('networkidle');
    await card.evaluate(watchPress);
    await card.click();
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    return { card: await page.evaluate(() => performance.measure('press', 'pressed', 'shown').duration) };
  });

export const card = {
  kind: 'card',
  page: 'home',
  figures: { card: { name: 'warm card to item', unit: 'ms', bar: { most: 120 } } },
  measure: press,
};
