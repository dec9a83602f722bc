import type { Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { expect, test } from '../../fixtures/shop';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const settings = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const satisfies { language: Language; width: number }[];

const press = (page: Page, action: 'pay' | 'decline') =>
  page.locator(`button[name=action][value=${action}]`).click();

for (const { language, width } of settings)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language });
    const t = createTranslate('mfe-account', language);
    const getDialog = (page: Page) => page.getByRole('dialog', { name: t('wallet.add') });

    test.beforeEach(async ({ context, page, request, shop }) => {
      await shop.visitor({ language, customer: true });
      await (await NewCustomer.signUp(request)).useIn(context);
      await page.goto('/wallet');
    });

    /** Goes from the wallet to the page of its first gateway. */
    async function goToGateway(page: Page, amount: string): Promise<void> {
      await page
        .getByRole('main')
        .getByRole('button', { name: t('wallet.add'), exact: true })
        .first()
        .click();
      const dialog = getDialog(page);
      const send = dialog.getByRole('button', { name: t('wallet.add'), exact: true });
      await expect(send).toBeDisabled();
      await dialog.getByRole('textbox').fill(amount);
      await dialog.getByRole('radio').first().check();
      await send.click();
      await page.waitForURL('**/payments/*');
    }

    test('money is added at the gateway once, with its bonus, and listed in the history [WALL-01] [STATE-40] [F-29] [GEN-12]', async ({
      page,
    }) => {
      await expect(page.getByText(t('wallet.none'))).toBeVisible();
      await goToGateway(page, language === 'ar' ? '٥٠' : '50');
      await press(page, 'pay');
      const balance = page.getByTestId('balance');
      await expect(balance).toHaveText(/55[.٫]00/);
      await expect(page.getByRole('status').filter({ hasText: /50[.٫]00/ })).toBeVisible();
      const back = page.url();
      const number = new URL(back).searchParams.get('payment_id') ?? '';
      expect(number).not.toBe('');
      // Replays the return, and presses the gateway's button again.
      await page.goto(`/payment-return?payment_id=${number}&status=paid`);
      await page.waitForURL(back);
      const again = await page.request.post(`/payments/${number}`, {
        form: { action: 'pay' },
        maxRedirects: 0,
      });
      expect(again.status()).toBe(303);
      await page.reload();
      await expect(balance).toHaveText(/55[.٫]00/);
      const row = page.getByRole('listitem').filter({ hasText: t('wallet.kind.add_fund') });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(/\+.*55[.٫]00/);
      await page.getByRole('button', { name: t('wallet.filter.CashBack'), exact: true }).click();
      await expect(page).toHaveURL(/type=CashBack/);
      await expect(page.getByText(t('wallet.noneOfKind'))).toBeVisible();
    });

    test('a declined payment changes nothing and can be repeated [F-29] [WALL-01]', async ({ page }) => {
      await goToGateway(page, '20');
      await press(page, 'decline');
      const status = page.getByRole('status').filter({ hasText: /20[.٫]00/ });
      await expect(status).toBeVisible();
      await expect(page.getByTestId('balance')).toHaveText(/^\D*0[.٫]00/);
      await status.getByRole('button', { name: t('retry'), exact: true }).click();
      await expect(getDialog(page).getByRole('textbox')).toHaveValue('20');
      await expect(getDialog(page).getByRole('radio').first()).toBeChecked();
    });
  });
