import { expectTakenOver, watchServerContent } from '../fixtures/server-content';
import { expect, test } from '../fixtures/shop';
import { becomeVisitor } from '../fixtures/visitor';

declare global {
  interface Window {
    /** Rules put into the style element that the page came with. */
    __rulesInCame: string[];
  }
}

for (const path of ['/home', '/store/1', '/product/1', '/'])
  test(`${path}: the styles that a rendered page came with are the live page's, untouched`, async ({
    page,
    context,
    shop,
  }) => {
    await becomeVisitor(context, shop.origin, { placed: path !== '/' });
    await watchServerContent(context);
    await page.addInitScript(() => {
      window.__rulesInCame = [];
      const insert = CSSStyleSheet.prototype.insertRule;
      CSSStyleSheet.prototype.insertRule = function (rule, at) {
        const element = this.ownerNode;
        if (element instanceof HTMLElement && element.dataset.groups) window.__rulesInCame.push(rule);
        return insert.call(this, rule, at);
      };
    });
    const response = await page.goto(path, { waitUntil: 'commit' });
    const came = page.locator('style[data-groups]');
    await expect(came).toHaveCount(1);
    await came.evaluate((element) => element.setAttribute('data-seen', ''));
    await expectTakenOver(page);
    await expect(came).toHaveAttribute('data-seen');
    expect(await page.evaluate(() => window.__rulesInCame)).toEqual([]);
    // As many rules as it says: each component's are found where they stand.
    const sizes = await came.evaluate((element: HTMLStyleElement) => ({
      said: [...(element.dataset.groups ?? '').matchAll(/:(\d+)/g)].reduce(
        (sum, [, n]) => sum + Number(n),
        0,
      ),
      are: element.sheet?.cssRules.length,
    }));
    expect(sizes.are).toBe(sizes.said);
    // Set later, it would have the browser style every element anew.
    const [, accent] =
      /^<!doctype html><html[^>]*data-accent="(\w+)"/.exec((await response?.text()) ?? '') ?? [];
    expect(accent).toBe(path === '/' ? undefined : 'food');
    expect(await page.evaluate(() => document.documentElement.dataset.accent)).toBe(accent);
  });
