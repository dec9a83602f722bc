import type { Page } from '@playwright/test';
import { core, phoneWindow } from '../../fixtures/core';
import { loginBy } from '../../fixtures/login-settings';
import { codeSentTo } from '../../fixtures/outbox';
import { expect, test } from '../../fixtures/own-shop';
import { newAccount, newEmail, newPhone } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';

test.use({ live: true, viewport: phoneWindow });

test.beforeEach(({ shop }) => shop.visitor());

/** Opens the form where codes are the only sign-in method. Accounts are created before. */
async function openForm(
  page: Page,
  settings: { set: (login: ReturnType<typeof loginBy>) => Promise<void> },
): Promise<SignIn> {
  await settings.set(loginBy({ otp: true }));
  const signIn = new SignIn(page);
  await signIn.openPage();
  return signIn;
}

const account = '/api/v1/customer/info';

test(
  'a phone that nobody has: a wrong code, another one, then name and e-mail make the account [STATE-41] [STATE-43] [STATE-45] [BIZ-40]',
  { tag: core },
  async ({ page, request, settings, shop }) => {
    shop.allow(/status of 403/);
    const [phone, email] = [newPhone(), newEmail()];
    await page.clock.install();
    const signIn = await openForm(page, settings);
    await signIn.requestCode(phone);
    await expect(signIn.step('code')).toContainText(`${phone.slice(0, 5)}*****${phone.slice(-3)}`);
    await expect(signIn.field('code.label')).toBeFocused();
    const code = await codeSentTo(request, phone);
    await signIn.enterCode(code === '000000' ? '000001' : '000000');
    await expect(signIn.step('code')).toContainText('This code is not right.');
    await expect(signIn.button('code.resend')).toBeDisabled();
    await page.clock.fastForward(61_000);
    await signIn.button('code.resend').click();
    await expect(signIn.step('code')).toContainText(signIn.translate('code.sent'));
    await expect(signIn.button('code.resend')).toBeDisabled();
    // Within a minute no new code is sent: the earlier one stays valid.
    await signIn.enterCode(code);
    await expect(signIn.step('user-info')).toBeVisible();
    await signIn.field('name').fill('Omar Said');
    await signIn.field('email').fill(email);
    const known = page.waitForResponse((response) => response.url().includes(account));
    await signIn.button('userInfo.submit').click();
    await signIn.expectIn();
    expect(await (await known).json()).toMatchObject({ f_name: 'Omar', email, phone });
  },
);

for (const choice of ['yes', 'no'] as const)
  test(`the phone of an unverified account: 'Is It You?', ${choice} [AUTH-01] [STATE-45]`, async ({
    page,
    request,
    settings,
  }) => {
    const owner = await newAccount(request, { phone: false, email: false });
    const signIn = await openForm(page, settings);
    await signIn.requestCode(owner.phone);
    await signIn.enterCode(await codeSentTo(request, owner.phone));
    await expect(signIn.step('is-it-you')).toContainText(owner.name);
    const known = page.waitForResponse((response) => response.url().includes(account));
    await signIn.button(`isItYou.${choice}`).click();
    if (choice === 'no') {
      await signIn.field('name').fill('Somebody Else');
      await signIn.field('email').fill(newEmail());
      await signIn.button('userInfo.submit').click();
    }
    await signIn.expectIn();
    const customer = (await (await known).json()) as { id: number; phone: string };
    expect(customer.phone).toBe(owner.phone);
    expect(customer.id === owner.id).toBe(choice === 'yes');
  });

test('only in demo mode the code is shown and valid for everybody [ERR-16]', async ({
  page,
  request,
  settings,
  shop,
}) => {
  shop.allow(/status of 403/);
  const { phone } = await newAccount(request);
  await settings.set({ demo: 0 });
  const signIn = await openForm(page, settings);
  await signIn.requestCode(phone);
  await expect(signIn.step('code')).not.toContainText('For demo purpose');
  await signIn.enterCode('123456');
  await expect(signIn.step('code')).toContainText('This code is not right.');
  await settings.set({ demo: 1 });
  await signIn.openPage();
  await signIn.requestCode(phone);
  await expect(signIn.step('code')).toContainText('For demo purpose use otp 123456');
  await signIn.enterCode('123456');
  await signIn.expectIn();
});

test('ten wrong codes lock the phone for a while, with a message [F-47]', async ({
  page,
  request,
  settings,
  shop,
}) => {
  shop.allow(/status of (403|429)/);
  const { phone } = await newAccount(request);
  const signIn = await openForm(page, settings);
  await signIn.requestCode(phone);
  const right = await codeSentTo(request, phone);
  const otp = right === '000000' ? '000001' : '000000';
  const data = { verification_type: 'phone', phone, otp, login_type: 'otp' };
  for (let tries = 0; tries < 10; tries += 1) await request.post('/api/v1/auth/verify-phone', { data });
  await signIn.enterCode(right);
  await expect(signIn.step('code')).toContainText(/Too many wrong codes|Try again in/);
  await expect(signIn.button('code.verify')).toBeDisabled();
});
