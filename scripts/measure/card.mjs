/** Time from pressing a card to seeing its item, in a warm page at full speed. */
import { inPage } from './phone.mjs';

/** Runs in the page: marks the press and the moment when the item's heading is there. */
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

const measurePress = (shop) =>
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
  metrics: { card: { name: 'warm card to item', unit: 'ms', limit: { max: 120 } } },
  measure: measurePress,
};
