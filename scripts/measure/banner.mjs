/** How long the main thread of a slow phone works when the banner of an idle page moves on. */
import { busySeconds, inPage, waitUntilIdle } from './phone.mjs';

const dots = 'section[aria-label="Offers"] li button';

/** Runs in the page: resolves when another banner is the current one. */
function waitForNextBanner(selector) {
  const current = () =>
    [...document.querySelectorAll(selector)].findIndex((dot) => dot.ariaCurrent === 'true');
  return new Promise((resolve) => {
    const before = current();
    const frame = document.querySelector(selector).closest('section');
    const watching = new MutationObserver(() => {
      if (current() === before) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(frame, { subtree: true, childList: true, attributes: true });
  });
}

/** From one change to the next: all work of the page in that time. */
const measureChange = (shop) =>
  inPage(shop, { page: 'home', line: 'fast' }, async (page, cdp) => {
    await page.goto(shop.origin + shop.paths.home);
    await waitUntilIdle(page, cdp);
    await page.evaluate(waitForNextBanner, dots);
    const before = await busySeconds(cdp);
    await page.evaluate(waitForNextBanner, dots);
    return { change: (await busySeconds(cdp)) - before };
  });

export const banner = {
  kind: 'banner',
  page: 'home',
  metrics: { change: { name: 'a change of the banner, home', unit: 's', limit: { max: 0.1 } } },
  measure: measureChange,
};
