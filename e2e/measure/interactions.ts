import type { Browser, Page } from '@playwright/test';
import { copiesIn } from '../fixtures/copies';
import { becomeVisitor, type Visitor } from './visitor';

export interface Interactions {
  /** Milliseconds from pressing a card to the item's heading, warm, unthrottled. */
  cardToItem: number;
  /** Copies of the libraries of which there must be one. */
  copies: Record<string, number>;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function openHome(browser: Browser, shop: string, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await becomeVisitor(context, shop, visitor);
  const page = await context.newPage();
  await page.goto(`${shop}/home`, { waitUntil: 'networkidle' });
  return page;
}

/** Presses the first item card; the clock runs in the page, from the press to the heading of the item. */
async function pressCard(page: Page): Promise<number> {
  const card = page.locator('a[href^="/product/"]').first();
  await card.hover();
  await page.waitForLoadState('networkidle');
  await card.evaluate((link) => {
    window.addEventListener('pointerdown', () => performance.mark('pressed'), { once: true, capture: true });
    const name = link.getAttribute('href') ?? '';
    const seen = new MutationObserver(() => {
      if (location.pathname !== name.split('?')[0] || !document.querySelector('main h1')) return;
      performance.mark('shown');
      seen.disconnect();
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await card.click();
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => performance.measure('press', 'pressed', 'shown').duration);
}

export async function measureInteractions(
  browser: Browser,
  shop: string,
  visitor: Visitor,
): Promise<Interactions> {
  const times: number[] = [];
  let copies: Record<string, number> = {};
  for (let run = 0; run < 3; run += 1) {
    const page = await openHome(browser, shop, visitor);
    copies = await copiesIn(page);
    times.push(Math.round(await pressCard(page)));
    await page.context().close();
  }
  return { cardToItem: median(times), copies };
}
