/** Time to usable: a control is tapped as soon as it is visible; the time from the navigation until the page responds. */
import { inPage } from './phone.mjs';

/** Runs in the page: resolves to the milliseconds since the navigation when `selector` first matches. */
function waitForResponse(selector) {
  return new Promise((resolve) => {
    const poll = () => {
      if (!document.querySelector(selector)) return;
      watching.disconnect();
      resolve(performance.now());
    };
    const watching = new MutationObserver(poll);
    watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    poll();
  });
}

/** Milliseconds. Only a hang takes so long. */
const maxWait = 40_000;

const timeToUsable = (shop, name, control, response) =>
  inPage(shop, { page: name }, async (page) => {
    await page.goto(shop.origin + shop.paths[name], { waitUntil: 'commit' });
    const button = page.locator(control(shop.visitor)).first();
    await button.waitFor({ state: 'visible', timeout: maxWait });
    const responded = page.evaluate(waitForResponse, response);
    await button.tap({ timeout: maxWait, noWaitAfter: true });
    const timeout = page.waitForTimeout(maxWait).then(() => Infinity);
    return { usable: await Promise.race([responded, timeout]) };
  });

/** The count at the cart icon. */
const hasCartItems = 'header button[aria-label^="Open cart"]:not([aria-label^="Open cart, 0 "])';
const quickAdd = ({ items }) =>
  items.map(({ name }) => `main button[aria-label=${JSON.stringify(`Add ${name} to the cart`)}]`).join(', ');

const createTap = (page, label, limit, control, response) => ({
  kind: 'usable',
  page,
  metrics: { usable: { name: `time to usable, ${page}: ${label}`, unit: 'ms', limit } },
  measure: (shop) => timeToUsable(shop, page, control, response),
});

export const taps = [
  createTap('item', 'Add to Cart', { ratio: 0.8 }, () => 'main button:text-is("Add to Cart")', hasCartItems),
  createTap(
    'home',
    'menu',
    { ratio: 0.65 },
    () => 'header button[aria-label="Open menu"]',
    '[role="dialog"]',
  ),
  createTap('home', 'plus of a card', { ratio: 0.65 }, quickAdd, hasCartItems),
];
