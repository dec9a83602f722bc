import { expect, test } from '../../fixtures/own-shop';
import { newAccount } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';

test.use({ live: true });

test('wrong passwords in a row are slowed down: the form says how long to wait, and keeps typed text [F-47]', async ({
  page,
  request,
  shop,
}) => {
  const { email } = await newAccount(request);
  const password = 'a wrong one';
  const data = { email_or_phone: email, password, login_type: 'manual', field_type: 'email' };
  for (let tries = 0; tries < 4; tries += 1) await request.post('/api/v1/auth/login', { data });
  await shop.visitor();
  shop.allow(/status of (401|429)/);
  const signIn = new SignIn(page);
  await signIn.openPage();
  // Each further try doubles the pause, so even a slow browser reaches it.
  await expect(async () => {
    await signIn.withPassword(email, password);
    await expect(signIn.alert('sign-in')).toContainText('Too many wrong passwords', { timeout: 1_000 });
  }).toPass({ intervals: [0] });
  await expect(signIn.field('emailOrPhone')).toHaveValue(email);
});
