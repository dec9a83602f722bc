import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { violationsOn } from '../../fixtures/access';
import { CheckoutCopy } from '../../fixtures/checkout-copy';
import { Delivery } from '../../fixtures/delivery';
import { openRendered } from '../../fixtures/rendered';
import { expectLive, expectAllHydrated, shiftsOn, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';
import { becomeVisitor } from '../../fixtures/visitor';

const app = 'mfe-gift-cards';
const address = '/gift-cards';
const title = 'Gift cards';

test.describe('a new remote', () => {
  test.describe.configure({ mode: 'default' });
  const delivery = new Delivery();
  let checkout: CheckoutCopy;

  test.beforeAll(async ({ rendering }) => {
    checkout = new CheckoutCopy();
    await delivery.start(rendering);
    await checkout.node('--import', 'tsx', 'scripts/new-remote.mjs', 'gift-cards');
    checkout.link(app);
  });

  test.afterAll(() => {
    delivery.end();
    checkout.end();
  });

  const textsIn = (language: string) =>
    JSON.parse(readFileSync(join(checkout.dir, app, 'src', 'locales', `${language}.json`), 'utf8')) as Record<
      'title' | 'text',
      string
    >;

  test('passes all checks and its own tests', async () => {
    const own = {
      extends: './tsconfig.json',
      include: [app, 'shared/testing', 'shared/*/src/*.d.ts'],
    };
    writeFileSync(join(checkout.dir, 'tsconfig.area.json'), JSON.stringify(own));
    await checkout.node('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.area.json');
    await checkout.node('node_modules/eslint/bin/eslint.js', app, '--max-warnings', '0');
    await checkout.node('node_modules/oxlint/bin/oxlint', app);
    await checkout.node('node_modules/oxfmt/bin/oxfmt', '--check', app);
    const output = await checkout.node(
      'node_modules/jest/bin/jest.js',
      app,
      'locales',
      '-w',
      '1',
      '--verbose',
    );
    expect(output).toContain(`texts of ${app}`);
  });

  test('appears in a shop whose host does not know it: rendered, in all languages, with its menu entry; killed, it disappears', async ({
    page,
    context,
  }) => {
    await checkout.node('scripts/build.mjs', app);
    delivery.release('publish', app, join(checkout.dir, app, 'dist'));
    await delivery.and('promote', `${app}@1.0.0`);

    await watchServerContent(context);
    for (const language of ['ar', 'en'] as const) {
      const texts = textsIn(language);
      await page.goto('about:blank');
      await becomeVisitor(context, delivery.origin, { language });
      const { status } = await openRendered(page, delivery.origin + address, {
        texts: [texts.title, texts.text],
      });
      expect(status).toBe(200);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      expect((await expectAllHydrated(page)).lost).toEqual([]);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
      expect(await shiftsOn(page)).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    }

    await page.goto(`${delivery.origin}/about-us`);
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: title });
    // An earlier click would load a new document, which does not move the focus.
    await expectLive(inFooter);
    await inFooter.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const entry = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: title });
    await expect(entry).toBeVisible();
    await entry.click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await delivery.and('kill', app);
    await page.goto(`${delivery.origin}/about-us`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    expect((await fetch(delivery.origin + address)).status, "a card, not 'not found'").toBe(503);
  });
});
