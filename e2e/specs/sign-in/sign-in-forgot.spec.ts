import { codeSentTo } from '../../fixtures/outbox';
import { expect, test } from '../../fixtures/own-shop';
import { newAccount } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';

test.use({ live: true });

/** In national notation. */
const national = (phone: string) => `0${phone.slice(4)}`;

test.describe('ar at 390', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar' });

  test('a new password by phone: a wrong code, the right one; existing sessions end [FORGOT-01] [ROUTE-16] [STATE-51] [STATE-53] [BIZ-06]', async ({
    page,
    request,
    shop,
  }) => {
    shop.allow(/status of (401|403)/);
    const { phone, email, password } = await newAccount(request);
    const data = { email_or_phone: email, password, login_type: 'manual', field_type: 'email' };
    const { token } = (await (await request.post('/api/v1/auth/login', { data })).json()) as {
      token: string;
    };
    await shop.visitor({ language: 'ar' });
    const signIn = new SignIn(page, 'ar');
    await page.goto('/forgot-password?next=/categories');
    await signIn.field('phone').fill(national(phone));
    await signIn.button('forgot.request.send').click();
    const code = await codeSentTo(request, phone);
    await signIn.enterCode(code === '000000' ? '000001' : '000000');
    await expect(signIn.field('code.label')).toHaveValue('');
    await signIn.enterCode(code);
    await signIn.field('forgot.reset.password').fill('12345');
    await signIn.button('forgot.reset.save').click();
    await expect(page.getByText(signIn.translate('forgot.errors.passwordShort'))).toBeVisible();
    await signIn.field('forgot.reset.password').fill('another one');
    await signIn.field('forgot.reset.confirm').fill('another one');
    await signIn.button('forgot.reset.save').click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fcategories$/);
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.get('/api/v1/customer/info', { headers })).status()).toBe(401);
    expect((await request.post('/api/v1/auth/login', { data })).status()).toBe(401);
    await signIn.withPassword(email, 'another one');
    await signIn.expectIn();
    await expect(page).toHaveURL(/\/categories$/);
  });
});

test('without SMS the code is sent by e-mail; without both the page and the dialog offer help [FORGOT-01] [FORGOT-02]', async ({
  page,
  settings,
  shop,
}) => {
  await shop.visitor();
  const signIn = new SignIn(page);
  await settings.set({ is_sms_active: 0 });
  await page.goto('/forgot-password');
  await expect(signIn.field('email')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await settings.set({ is_sms_active: 0, is_mail_active: 0 });
  const expectHelp = async () => {
    await expect(page.getByText('Sorry, Something Went Wrong')).toBeVisible();
    const message = 'Please try again after some time or Contact with our support team.';
    await expect(page.getByText(message)).toBeVisible();
    const help = page.getByRole('link', { name: 'Help & Support' }).first();
    await expect(help).toHaveAttribute('href', '/help-and-support');
  };
  await page.goto('/forgot-password');
  await expectHelp();
  await page.goto('/track-order');
  await signIn.openDialog();
  await signIn.button('forgot.title').click();
  await expectHelp();
});

test('the phone provider sends the code of a new password [FORGOT-01] [STATE-52] [CALL-42]', async ({
  page,
  request,
  settings,
  shop,
}) => {
  const { phone, email } = await newAccount(request);
  await settings.set({ firebase_otp_verification: 1 });
  await shop.visitor();
  const signIn = new SignIn(page);
  await page.goto('/forgot-password');
  await signIn.field('phone').fill(national(phone));
  await signIn.button('forgot.request.send').click();
  await signIn.enterCode(await codeSentTo(request, phone));
  await signIn.field('forgot.reset.password').fill('another one');
  await signIn.field('forgot.reset.confirm').fill('another one');
  await signIn.button('forgot.reset.save').click();
  await signIn.withPassword(email, 'another one');
  await signIn.expectIn();
});
