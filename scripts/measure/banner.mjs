/** What a turn of the banner costs a slow phone whose page is quiet. */
import { busySeconds, inPage, waitUntilIdle } from './phone.mjs';

const dots = 'section[aria-label="Offers"] li button';

/** Runs in the page: resolves when another banner is the current one. */
function turned(selector) {
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

/** From one turn to the next: a turn's whole work, and that of the rest beside it. */
const round = (shop) =>
  inPage(shop, { page: 'home', line: 'fast' }, async (page, cdp) => {
    await page.goto(shop.origin + shop.paths.home);
    await waitUntilIdle(page, cdp);
    await page.evaluate(turned, dots);
    const before = await busySeconds(cdp);
    await page.evaluate(turned, dots);
    return { turn: (await busySeconds(cdp)) - before };
  });

export const banner = {
  kind: 'banner',
  page: 'home',
  figures: { turn: { name: 'a turn of the banner, home', unit: 's', bar: { most: 0.1 } } },
  measure: round,
};
