import { burger, scopeHeaders, sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { loginBy } from '../../fixtures/login-settings';
import { codeSentTo } from '../../fixtures/outbox';
import { expect, test } from '../../fixtures/own-shop';
import { newAccount } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';
import { Shopper } from '../../fixtures/steps';

test.use({ live: true });

test.describe('ar at 390', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar' });

  test('a page for customers asks a guest to sign in, and opens afterwards [D-10] [ROLE-04]', async ({
    page,
    request,
    shop,
  }) => {
    const { email, password } = await newAccount(request);
    await shop.visitor({ language: 'ar' });
    const signIn = new SignIn(page, 'ar');
    await page.goto('/my-orders');
    await expect(page.getByRole('dialog')).toContainText(signIn.translate('because.account'));
    await signIn.withPassword(email, password);
    await signIn.expectIn();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/my-orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('without guest checkout, signing in by code leads from the cart to the checkout [ROLE-03] [STATE-23] [D-17]', async ({
  page,
  context,
  request,
  settings,
  shop,
}) => {
  const { phone } = await newAccount(request);
  await settings.set({ ...loginBy({ otp: true }), guest_checkout_status: 0 });
  await shop.visitor();
  const dish = await sideDish(request);
  await becomeGuestWith(request, context, dish, 2);
  const signIn = new SignIn(page);
  const shopper = new Shopper(page);
  await page.goto('/categories');
  await shopper.openCart(2);
  await shopper.proceed();
  await expect(page.getByRole('dialog')).toContainText(signIn.translate('because.checkout'));
  await signIn.requestCode(phone);
  await signIn.enterCode(await codeSentTo(request, phone));
  await signIn.expectIn();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('main').getByText(dish.name).first()).toBeVisible();
  await expect(shopper.cartButton(2)).toBeVisible();
});

test('Buy Now with sign-in by provider: the checkout has only that item [STATE-09] [STATE-10] [GEN-09]', async ({
  page,
  context,
  request,
  settings,
  shop,
}) => {
  const { name, email } = await newAccount(request);
  await settings.set({ guest_checkout_status: 0 });
  await shop.visitor();
  const [dish, other] = [await burger(request), await sideDish(request)];
  await becomeGuestWith(request, context, other);
  const signIn = new SignIn(page);
  await page.goto(`/product/${dish.id}`);
  const main = page.getByRole('main');
  for (const { label } of dish.food_variations
    .find(({ required }) => required === 'on')
    ?.values.slice(0, 2) ?? [])
    await main.getByRole('checkbox', { name: label }).check();
  await main.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await (await signIn.openProvider('Google')).agree({ name, email });
  await signIn.button('isItYou.yes').click();
  await signIn.expectIn();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now$/);
  await expect(main.getByText(dish.name).first()).toBeVisible();
  await expect(main.getByText(other.name)).toHaveCount(0);
});

test('an expired session refused by many requests at once: one dialog asks, and returns [ERR-18] [F-22]', async ({
  page,
  context,
  request,
  shop,
}) => {
  shop.allow(/status of 401/);
  const { id, email, password } = await newAccount(request);
  const data = { email_or_phone: email, password, login_type: 'manual', field_type: 'email' };
  const headers = scopeHeaders();
  const entered = await request.post('/api/v1/auth/login', { headers, data });
  const { token } = (await entered.json()) as { token: string };
  await request.post(`/sandbox/customers/${id}/expire`);
  await shop.visitor({ customer: true });
  await context.addInitScript((old) => {
    if (location.origin === 'null' || sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('token', old);
  }, token);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });
  await page.goto('/my-orders', { waitUntil: 'domcontentloaded' });
  const signIn = new SignIn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText(signIn.translate('because.expired'));
  // The first of them opens the dialog.
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signIn.withPassword(email, password);
  await signIn.expectIn();
  await expect(page).toHaveURL(/\/my-orders$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
