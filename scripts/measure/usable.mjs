/** Time to usable: a control is tapped as soon as it is seen; from the navigation until the page has answered. */
import { inPage } from './phone.mjs';

/** Runs in the page: when, in milliseconds since the navigation, what is looked for stands there. */
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

/** Only a hang reaches it. */
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

/** The number at the cart's icon. */
const hasCartItems = 'header button[aria-label^="Open cart"]:not([aria-label^="Open cart, 0 "])';
const quickAdd = ({ items }) =>
  items.map(({ name }) => `main button[aria-label=${JSON.stringify(`Add ${name} to the cart`)}]`).join(', ');

const tap = (page, label, bar, control, response) => ({
  kind: 'usable',
  page,
  figures: { usable: { name: `time to usable, ${page}: ${label}`, unit: 'ms', bar } },
  measure: (shop) => timeToUsable(shop, page, control, response),
});

export const taps = [
  tap('item', 'Add to Cart', { ratio: 0.8 }, () => 'main button:text-is("Add to Cart")', hasCartItems),
  tap('home', 'menu', { ratio: 0.65 }, () => 'header button[aria-label="Open menu"]', '[role="dialog"]'),
  tap('home', 'plus of a card', { ratio: 0.65 }, quickAdd, hasCartItems),
];
