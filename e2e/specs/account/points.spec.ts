import { NewCustomer } from '../../fixtures/customer';
import { burgerYard, sideDish } from '../../fixtures/goods';
import { choosePrivacy } from '../../fixtures/privacy';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { moveOrder, switchTo } from '../../fixtures/switches';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const settings = [
  { language: 'en', width: 1440, typed: '300' },
  { language: 'ar', width: 390, typed: '٣٠٠' },
] as const satisfies { language: Language; width: number; typed: string }[];

let customer: NewCustomer;

test.beforeEach(async ({ context, request }) => {
  customer = await NewCustomer.signUp(request);
  await customer.useIn(context);
});

for (const { language, width, typed } of settings)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language });
    const t = createTranslate('mfe-account', language);

    test('points are converted into wallet money, with a preview, and listed in the history [D-28] [WALL-02] [F-45] [GEN-12]', async ({
      page,
      request,
      shop,
    }) => {
      await switchTo(request, 'customers', (await customer.info()).id, { loyalty_points: 1500 });
      await shop.visitor({ language, customer: true });
      await page.goto('/profile?page=loyalty-points');
      const getAmount = (points: string) => page.getByRole('main').getByText(points, { exact: true });
      await expect(getAmount('1,500')).toBeVisible();
      await page.getByRole('button', { name: t('points.convert'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('points.convertTitle') });
      const field = dialog.getByRole('textbox', { name: t('points.field') });
      const send = dialog.getByRole('button', { name: t('points.send'), exact: true });
      await field.fill('1501');
      await send.click();
      await expect(dialog.getByText(t('points.short', { shown: '1,500' }))).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill(typed);
      await expect(dialog.getByRole('status')).toHaveText(/\$3\.00/);
      await send.click();
      await expect(page.getByText(t('points.done'))).toBeVisible();
      await expect(getAmount('1,200')).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: t('points.kinds.point_to_wallet') }),
      ).toContainText('−300');
      expect(await customer.info()).toMatchObject({ wallet_balance: 3, loyalty_point: 1200 });
    });

    test('a coupon is copied in the account and used at the checkout [D-28] [D-20] [GEN-13] [STATE-59]', async ({
      page,
      context,
      request,
      shop,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await customer.putIntoCart(await sideDish(request), 3);
      await shop.visitor({ language, customer: true });
      await page.goto('/coupons?for=cart');
      await page
        .getByRole('button', { name: t('coupons.copyCode', { code: 'WELCOME10' }), exact: true })
        .click();
      await expect(page.getByText(t('coupons.copied', { code: 'WELCOME10' }))).toBeVisible();
      const inCart = createTranslate('mfe-cart', language);
      await page.goto('/checkout?page=cart');
      await new Shopper(page, language).goOn('toPayment');
      const code = page.getByRole('textbox', { name: inCart('coupon.title') });
      await code.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await page.getByRole('button', { name: inCart('coupon.apply'), exact: true }).click();
      await expect(
        page.getByRole('button', { name: inCart('coupon.removeCode', { code: 'WELCOME10' }) }),
      ).toBeVisible();
    });
  });

test('a referral link fills the code into the sign-up form, and the first delivered order is rewarded [D-28] [VALID-26] [GEN-13]', async ({
  page,
  browser,
  baseURL,
  request,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.visitor({ customer: true });
  const { ref_code: code } = await customer.info();
  await page.goto('/referral-code');
  await expect(page.getByTestId('referral-code')).toHaveText(code);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  shop.watch(elsewhere);
  await choosePrivacy(elsewhere, 'necessary');
  const form = await elsewhere.newPage();
  await form.goto(link);
  await expect(form.getByRole('textbox', { name: 'Referral code (optional)' })).toHaveValue(code);
  await elsewhere.close();

  const friend = await NewCustomer.signUp(request, code);
  await friend.putIntoCart(await sideDish(request), 2);
  await moveOrder(request, await friend.placeOrder(burgerYard), 'delivered');
  expect(await customer.info()).toMatchObject({ wallet_balance: 5 });
});
