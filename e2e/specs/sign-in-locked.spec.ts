import { NewCustomer } from '../fixtures/customer';
import { expect, test } from '../fixtures/own-shop';
import { Shopper } from '../fixtures/steps';

test.use({ live: true });

test('wrong passwords in a row are slowed: the form says how long to wait, and keeps what was typed [F-47]', async ({
  page,
  request,
  shop,
}) => {
  const { email } = await NewCustomer.signUp(request);
  const data = { email_or_phone: email, password: 'a wrong one', login_type: 'manual', field_type: 'email' };
  for (let tries = 0; tries < 4; tries += 1) await request.post('/api/v1/auth/login', { data });
  await shop.visitor();
  shop.allow(/status of (401|429)/);
  await page.goto('/auth');
  const form = new Shopper(page).signInForm();
  await form.getByRole('textbox', { name: 'Email or phone' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(data.password);
  // Each further one makes the pause twice as long: however slow this browser is, it is met.
  await expect(async () => {
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(form.getByRole('alert')).toContainText('Too many wrong passwords', { timeout: 1_000 });
  }).toPass({ timeout: 30_000, intervals: [0] });
  await expect(form.getByRole('textbox', { name: 'Email or phone' })).toHaveValue(email);
});
