import { apps } from '../../../scripts/apps.mjs';
import { phoneWindow } from '../../fixtures/core';
import { NewCustomer } from '../../fixtures/customer';
import { expectToFit, expectNoRawKeys } from '../../fixtures/page-checks';
import { routesIn, getSample, findSampleIds } from '../../fixtures/sample-addresses';
import { expect, test } from '../../fixtures/shop';
import { modules } from '../../fixtures/visitor';

const settings = [
  { name: 'Arabic and dark', language: 'ar', theme: 'dark' },
  { name: 'Urdu and light', language: 'ur', theme: 'light' },
] as const;

for (const { name, language, theme } of settings)
  test.describe(name, () => {
    test.use({ viewport: phoneWindow, locale: language, contextOptions: { reducedMotion: 'reduce' } });

    for (const app of apps)
      test(`every page of ${app} has its text, fits a phone and shows no message key [GEN-16] [BIZ-22]`, async ({
        page,
        context,
        request,
        shop,
      }) => {
        shop.allow(/status of 404/);
        const ids = await findSampleIds(request, language);
        const isCustomer = app === 'mfe-account';
        if (isCustomer) await (await NewCustomer.signUp(request)).useIn(context);
        for (const route of routesIn(app))
          await test.step(route.path, async () => {
            const module = route.path.startsWith('/rental/') ? modules.rental : modules.food;
            await shop.visitor({ language, theme, customer: isCustomer, module });
            const sample = getSample(route, ids);
            const [text = ''] = (isCustomer && sample.customerTexts) || sample.texts;
            await page.goto(sample.address);
            await expect(
              page.getByText(text, { exact: true }).filter({ visible: true }).first(),
            ).toBeVisible();
            await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
            await expectToFit(page, sample.address);
            await expectNoRawKeys(page);
          });
      });
  });
