import { loginBy } from '../../fixtures/login-settings';
import { codeSentTo } from '../../fixtures/outbox';
import { expect, test } from '../../fixtures/own-shop';
import { newAccount, newEmail, newPhone } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';

test.use({ live: true });

const bothProved = loginBy({ manual: true, phoneVerification: true, emailVerification: true });

test.beforeEach(({ shop }) => shop.visitor());

test('a new customer verifies phone and e-mail, is welcomed, and chooses interests [STATE-43] [STATE-50]', async ({
  page,
  request,
  settings,
}) => {
  await settings.set(bothProved);
  const [phone, email] = [newPhone(), newEmail()];
  const signIn = new SignIn(page);
  await signIn.openPage('?mode=sign-up');
  await signIn.field('name').fill('Omar Said');
  await signIn.field('email').fill(email);
  await signIn.field('phone').fill(phone);
  await signIn.field('password').fill('longenough');
  await signIn.field('confirmPassword').fill('longenough');
  await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
  await signIn.step('sign-up').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(signIn.step('code')).toContainText(signIn.translate('code.sentTo.phone'));
  await signIn.enterCode(await codeSentTo(request, phone));
  await expect(signIn.step('code')).toContainText(signIn.translate('code.sentTo.email'));
  await expect(signIn.field('code.label')).toHaveValue('');
  await signIn.enterCode(await codeSentTo(request, email));
  await signIn.expectIn('signedUp');
  await expect(page).toHaveURL(/\/interest$/);
});

test('an unverified contact is verified when signing in; Back keeps everything [STATE-43]', async ({
  page,
  request,
  settings,
}) => {
  const account = await newAccount(request, { phone: false, email: true });
  await settings.set(bothProved);
  const signIn = new SignIn(page);
  await signIn.openPage();
  await signIn.withPassword(account.email, account.password);
  await expect(signIn.step('code')).toBeVisible();
  await signIn.button('back').click();
  await expect(signIn.field('emailOrPhone')).toHaveValue(account.email);
  await signIn.withPassword(account.email, account.password);
  await signIn.enterCode(await codeSentTo(request, account.phone));
  await signIn.expectIn();
});

test('a shop that cannot send codes says so instead of waiting for one [ERR-17]', async ({
  page,
  request,
  settings,
  shop,
}) => {
  shop.allow(/status of 403/);
  const account = await newAccount(request, { phone: false, email: true });
  await settings.set({ ...bothProved, is_sms_active: 0 });
  const signIn = new SignIn(page);
  await signIn.openPage();
  await signIn.withPassword(account.email, account.password);
  await expect(signIn.alert('sign-in')).toHaveText('No code can be sent by SMS at the moment.');
  await expect(signIn.field('password')).toHaveValue(account.password);
});

test('the phone provider sends and verifies the code [STATE-43] [CALL-43]', async ({
  page,
  request,
  settings,
  shop,
}) => {
  shop.allow(/status of 403/);
  const account = await newAccount(request);
  await settings.set({ ...loginBy({ otp: true }), firebase_otp_verification: 1 });
  const signIn = new SignIn(page);
  await signIn.openPage();
  await signIn.requestCode(account.phone);
  const code = await codeSentTo(request, account.phone);
  await signIn.enterCode(code === '000000' ? '000001' : '000000');
  await expect(signIn.step('code')).toContainText('This code is not right.');
  await signIn.enterCode(code);
  await signIn.expectIn();
});
