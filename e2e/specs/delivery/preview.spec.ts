import { expect, test, type Page } from '@playwright/test';
import { Delivery } from '../../fixtures/delivery';
import { becomeVisitor } from '../../fixtures/visitor';

const app = 'mfe-cart';

/** The link of a preview on this edge. */
const getLink = (delivery: Delivery, version: string) =>
  delivery.release('preview', `${app}@${version}`, '--origin', delivery.origin).trim();

test.describe('a preview', () => {
  const delivery = new Delivery();

  test.beforeAll(async () => {
    await delivery.start('on');
    const good = delivery.build(app, '1.8.0');
    const broken = delivery.build(app, '1.9.0', {
      change: (text) => `throw new Error('no cart today');\n${text}`,
    });
    delivery.release('publish', app, good, '--no-tag');
    delivery.release('publish', app, broken, '--no-tag');
  });

  test.afterAll(() => delivery.end());

  const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`shows its release, and its bar covers no control at ${width} px [F-35]`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height });
      await becomeVisitor(context, delivery.origin);
      await page.goto(`${getLink(delivery, '1.8.0')}`);
      await page.goto(`${delivery.origin}/home`);
      await expect(page.getByRole('button', { name: /^Open cart/ }).first()).toBeVisible();
      await expect(bar(page)).toHaveText(/Preview: mfe-cart 1\.8\.0/);
      await expect(bar(page)).not.toContainText('has failed', { useInnerText: true });
      const covered = await page.evaluate(() => {
        const box = document.getElementById('shop-overrides')?.getBoundingClientRect();
        const controls = [...document.querySelectorAll('#root :is(a[href], button, input)')];
        return controls
          .map((control) => ({ name: control.textContent, at: control.getBoundingClientRect() }))
          .filter(
            ({ at }) => box && at.width > 1 && at.height > 1 && at.top < box.bottom && at.bottom > box.top,
          )
          .map(({ name }) => name);
      });
      expect(covered).toEqual([]);
    });

  test('that fails says so, and the deployed release does not stand in [F-35]', async ({ page, context }) => {
    await becomeVisitor(context, delivery.origin);
    await page.goto(getLink(delivery, '1.9.0'));
    await page.goto(`${delivery.origin}/home`);
    await expect(bar(page).getByText('has failed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open cart/ })).toHaveCount(0);
    await bar(page).getByRole('link', { name: 'End' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Open cart/ }).first()).toBeVisible();
  });

  test('of a release that is killed meanwhile is not shown as another one [F-35]', async ({ page }) => {
    const link = getLink(delivery, '1.8.0');
    await page.goto(link);
    await delivery.and('promote', `${app}@1.8.0`, '--percent', '10');
    await delivery.and('kill', `${app}@1.8.0`);
    await page.goto(`${delivery.origin}/home`);
    await expect(page.getByRole('heading', { name: 'This preview cannot be shown' })).toBeVisible();
    await page.getByRole('link', { name: 'End' }).click();
    await expect(page.getByRole('heading', { name: 'This preview cannot be shown' })).toHaveCount(0);
  });
});
