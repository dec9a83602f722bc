import type { Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const phone = '+971501234567';
const gatewayPage = '**/payments/*';

/** Goes from the checkout's first step to the page of its first gateway. */
async function goToGateway(page: Page, shopper: Shopper): Promise<void> {
  await expect(shopper.onwardButton('toPayment')).toHaveAccessibleDescription('');
  await shopper.onwardButton('toPayment').click();
  await page.locator('input[type=radio][value^="gateway:"]').first().check();
  await shopper.onwardButton('toReview').click();
  await shopper.placeOrderButton().click();
  await page.waitForURL(gatewayPage);
}

const press = (page: Page, action: 'pay' | 'decline' | 'cancel' | 'lose') =>
  page.locator(`button[name=action][value=${action}]`).click();

test.describe('a customer', () => {
  test.beforeEach(async ({ context, request, shop, page }) => {
    await shop.visitor();
    const customer = await NewCustomer.signUp(request);
    await customer.putIntoCart(await sideDish(request), 2);
    await customer.useIn(context);
    await page.goto('/checkout?page=cart');
  });

  test('pays at the gateway and returns to the order; Back does not lead to the checkout [D-20] [D-23] [F-29]', async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await goToGateway(page, shopper);
    await press(page, 'pay');
    await shopper.confirmedOrder();
    await expect(page.getByText(/^Paid with /)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('unfinished-payment'))).toBeNull();
  });

  test('is declined: the order waits, whatever the address claims, and is then paid in cash [F-29] [X-06] [D-22]', async ({
    page,
  }) => {
    await goToGateway(page, new Shopper(page));
    await press(page, 'decline');
    const declined = page.getByRole('heading', { level: 1, name: 'Your payment was declined' });
    await expect(declined).toBeVisible();
    await expect(page.getByText(/We keep the order until /)).toBeVisible();
    await page.goto(`${page.url()}&status=paid&payment_status=paid`);
    await expect(declined).toBeVisible();
    await page.getByRole('button', { name: 'Pay another way', exact: true }).click();
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await page.getByRole('button', { name: 'Pay in cash on delivery', exact: true }).click();
    await new Shopper(page).confirmedOrder();
  });

  test('does not return from the gateway: checkout and cart say that the order is paid [X-06] [F-29]', async ({
    page,
  }) => {
    await goToGateway(page, new Shopper(page));
    const lost = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page, 'lose');
    await (await lost).finished();
    await page.goto('/checkout?page=cart');
    await expect(page.getByText(/^Your payment for order \d+ has come\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'See the order', exact: true }).click();
    await new Shopper(page).confirmedOrder();
  });

  test('returns while mfe-cart is down: the host shows the state of the payment [X-06] [F-02]', async ({
    page,
    shop,
  }) => {
    await goToGateway(page, new Shopper(page));
    shop.allow(/\/remotes\/mfe-cart\/|shop_mfe_cart_/);
    // Also removes the remote from the browser's cache.
    await page.route('**/remotes/mfe-cart/**', (route) => route.fulfill({ status: 404 }));
    await press(page, 'pay');
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment has come' })).toBeVisible();
    await expect(page.getByText('Order number')).toBeVisible();
    await page.unroute('**/remotes/mfe-cart/**');
    await page.reload();
    await new Shopper(page).confirmedOrder();
  });
});

for (const language of ['en', 'ar'] satisfies Language[])
  test(`a guest leaves without paying and continues later (${language}) [X-06] [D-23]`, async ({
    context,
    page,
    request,
    shop,
  }) => {
    const t = createTranslate('mfe-cart', language);
    const shopper = new Shopper(page, language);
    await shop.visitor({ language });
    await becomeGuestWith(request, context, await sideDish(request), 2);
    await page.goto('/checkout?page=cart');
    await shopper.enterContact(phone);
    await goToGateway(page, shopper);
    await page.goto('/checkout?page=cart');
    await page.getByRole('button', { name: t('payment.again'), exact: true }).click();
    await page.waitForURL(gatewayPage);
    await press(page, 'pay');
    await shopper.confirmedOrder();
    await expect(page.getByRole('button', { name: t('confirmed.copy'), exact: true })).toBeVisible();
  });

test('a forged return shows nothing [F-29] [F-46]', async ({ page, shop }) => {
  await shop.visitor();
  shop.allow(/status of 404/);
  await page.goto('/payment-return?payment_id=made-up&status=paid');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this payment' })).toBeVisible();
});
