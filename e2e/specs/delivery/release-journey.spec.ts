import { core, phoneWindow } from '../../fixtures/core';
import { Delivery } from '../../fixtures/delivery';
import { expect, test } from '../../fixtures/shop';
import { becomeVisitor } from '../../fixtures/visitor';

const app = 'mfe-catalog';
const next = '1.1.0';
const [before, after] = ['Popular restaurants', 'Restaurants of the next release'];

test.describe('a release of one remote', () => {
  test.use({ viewport: phoneWindow });
  const delivery = new Delivery();

  test.beforeAll(({ rendering }) => delivery.start(rendering));

  test.afterAll(() => delivery.end());

  test(
    'is seen once it is promoted, and gone once it is rolled back [F-10]',
    { tag: core },
    async ({ page, context }) => {
      await becomeVisitor(context, delivery.origin);
      const home = `${delivery.origin}/home`;
      const heading = (name: string) => page.getByRole('heading', { name, exact: true });
      await page.goto(home);
      await expect(heading(before)).toBeVisible();

      const change = (text: string) => text.replaceAll(before, after);
      delivery.release('publish', app, delivery.build(app, next, { change }));
      await page.reload();
      await expect(heading(before), 'published only').toBeVisible();

      await delivery.and('promote', `${app}@${next}`);
      await page.reload();
      await expect(heading(after)).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Harbour Burger Yard', exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour Burger Yard' })).toBeVisible();

      await delivery.and('rollback', app);
      await page.goto(home);
      await expect(heading(before)).toBeVisible();
      await expect(heading(after)).toHaveCount(0);
    },
  );
});
