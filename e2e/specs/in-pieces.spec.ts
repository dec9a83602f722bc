import { startInPieces } from '../fixtures/in-pieces';
import { expectTakenOver, shiftsOn, watchServerContent } from '../fixtures/server-content';
import { expect, test } from '../fixtures/shop';
import { becomeVisitor, modules } from '../fixtures/visitor';

const pages = [
  { path: '/', placed: false },
  { path: '/home' },
  { path: '/home', module: modules.rental },
  { path: '/store/1' },
  { path: '/product/1' },
  { path: '/category/1' },
  { path: '/help-and-support' },
  { path: '/checkout?page=cart' },
];

for (const width of [390, 1440])
  test(`at ${width}: what has come of a page stays where it is while the rest of it comes`, async ({
    browser,
    shop,
  }) => {
    const pieces = await startInPieces(shop.origin);
    for (const { path, ...visitor } of pages)
      await test.step(`${path} ${visitor.module?.module_type ?? ''}`, async () => {
        const context = await browser.newContext({ viewport: { width, height: 844 } });
        shop.watch(context);
        await becomeVisitor(context, pieces.address, visitor);
        await watchServerContent(context);
        const page = await context.newPage();
        await page.goto(`${pieces.address}${path}`);
        await expectTakenOver(page);
        expect(await shiftsOn(page)).toEqual([]);
        await context.close();
      });
    pieces.stop();
  });
