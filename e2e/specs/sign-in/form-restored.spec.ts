import type { Page, Route } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';

/** The backend's message about its own failure, which must not be shown. */
const onFire = (route: Route) =>
  route.fulfill({ status: 500, json: { errors: [{ code: 'failed', message: 'The kitchen is on fire.' }] } });

/** Unexpected failures of a request. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'a failure of the server': onFire,
  'a page instead of JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Admin login</h1>' }),
  'no connection': (route) => route.abort('internetdisconnected'),
  'too many calls': (route) =>
    route.fulfill({ status: 429, json: { errors: [{ code: 'too_many', message: 'Slow down, please.' }] } }),
};

/** A toast or the text beside the form. */
const getMessages = (page: Page) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ });

const allowed = [/status of (500|429)/, /net::ERR_INTERNET_DISCONNECTED/];

for (const [what, fail] of Object.entries(failures))
  test(`signing in fails with ${what}: an error is shown, and typed text stays [F-26]`, async ({
    page,
    shop,
  }) => {
    shop.allow(...allowed);
    await shop.visitor();
    await page.route('**/api/v1/auth/login', fail);
    await page.goto('/auth');
    const form = page.getByRole('form', { name: 'Sign In' });
    const contact = form.getByRole('textbox', { name: 'Email or phone' });
    const password = form.getByRole('textbox', { name: 'Password' });
    await contact.fill('noor@example.com');
    await password.fill('a long password');
    const button = form.getByRole('button', { name: 'Sign In', exact: true });
    await button.click();
    await expect(getMessages(page).first()).toBeVisible();
    await expect(button).toBeEnabled();
    await expect(contact).toHaveValue('noor@example.com');
    await expect(password).toHaveValue('a long password');
  });

test('a wrong password shows one error beside the form; typed text stays [ERR-23]', async ({
  page,
  shop,
}) => {
  shop.allow(/status of 401/);
  await shop.visitor();
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  const contact = form.getByRole('textbox', { name: 'Email or phone' });
  await contact.fill('nobody@example.com');
  await form.getByRole('textbox', { name: 'Password' }).fill('wrong password');
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(getMessages(page).first()).toBeVisible();
  await expect(contact).toHaveValue('nobody@example.com');
  await expect(page).toHaveURL(/\/auth$/);
});

test('an account that cannot be created: every field stays filled', async ({ page, shop }) => {
  shop.allow(/status of 403/);
  await shop.visitor();
  await page.goto('/auth?mode=sign-up');
  const form = page.getByRole('form', { name: 'Sign Up' });
  const filled = {
    Name: 'نور O’Neill 🍕',
    Email: 'customer@example.com',
    Phone: '500000009',
    Password: 'longenough',
    'Confirm password': 'longenough',
  };
  for (const [name, value] of Object.entries(filled))
    await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const email = form.getByRole('textbox', { name: /^Email/ });
  await expect(email).toHaveAccessibleDescription('This email has an account already.');
  await expect(email).toBeFocused();
  for (const [name, value] of Object.entries(filled))
    await expect(form.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveValue(value);
  await expect(form.getByRole('checkbox')).toBeChecked();
});

test('an address that cannot be saved stays in its form and is saved on the next try [ERR-25]', async ({
  page,
  context,
  request,
  shop,
}) => {
  shop.allow(...allowed);
  await shop.visitor();
  const customer = await NewCustomer.signUp(request);
  await customer.putIntoCart(await sideDish(request));
  await customer.useIn(context);
  await page.goto('/checkout?page=cart');
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Address' });
  const house = dialog.getByRole('textbox', { name: 'House number' });
  const note = dialog.getByRole('textbox', { name: 'Delivery instruction' });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).not.toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Contact person name' }).fill('Noor Saleh');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('501234567');
  await house.fill('12b');
  await note.fill('Behind the date palms.');
  await page.route('**/customer/address/add', onFire, {
    times: 1,
  });
  const save = dialog.getByRole('button', { name: 'Add Address', exact: true });
  await save.click();
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(house).toHaveValue('12b');
  await expect(note).toHaveValue('Behind the date palms.');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(/12b/)).toBeVisible();
});

test('an order that fails on the server: note, choices and cart stay [F-26]', async ({
  page,
  context,
  request,
  shop,
}) => {
  shop.allow(...allowed);
  await shop.visitor();
  const customer = await NewCustomer.signUp(request);
  await customer.putIntoCart(await sideDish(request), 2);
  await customer.useIn(context);
  const shopper = new Shopper(page);
  await page.goto('/checkout?page=cart');
  await page.getByRole('radio', { name: /Take away/ }).check();
  const note = page.getByRole('textbox', { name: 'Note for the order' });
  await note.fill('No onions, please.');
  await page.route('**/customer/order/place*', onFire, {
    times: 1,
  });
  await shopper.goToReview();
  await shopper.placeOrderButton().click();
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Change Pickup' }).click();
  await expect(note).toHaveValue('No onions, please.');
  await expect(page.getByRole('radio', { name: /Take away/ })).toBeChecked();
  await expect(shopper.cartButton(2)).toBeVisible();
  const number = await shopper.placeOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});
