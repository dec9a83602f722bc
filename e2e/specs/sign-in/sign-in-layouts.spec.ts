import type { Page } from '@playwright/test';
import { codeSentTo } from '../../fixtures/outbox';
import { loginBy, type LoginSettings } from '../../fixtures/login-settings';
import { expect, test } from '../../fixtures/own-shop';
import { newAccount, type Account } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';
import type { Language } from '../../fixtures/translations';

test.use({ live: true });

type SignInMethod = 'manual' | 'otp' | 'social';

interface Layout {
  name: string;
  login: LoginSettings;
  /** The form that is shown first; null where there is none. */
  form: 'manual' | 'otp' | null;
  /** Whether a link switches to the other form. */
  hasOther: boolean;
  providers: number;
  /** The sign-in method of the test. */
  method: SignInMethod;
  language: Language;
}

const layouts: Layout[] = [
  { name: 'otp', login: { otp: true }, form: 'otp', hasOther: false, providers: 0, method: 'otp', language: 'ar' },
  { name: 'manual', login: { manual: true }, form: 'manual', hasOther: false, providers: 0, method: 'manual', language: 'en' },
  { name: 'social', login: { google: true }, form: null, hasOther: false, providers: 1, method: 'social', language: 'en' },
  { name: 'otp_manual', login: { otp: true, manual: true }, form: 'manual', hasOther: true, providers: 0, method: 'otp', language: 'en' },
  { name: 'otp_social', login: { otp: true, google: true, apple: true }, form: 'otp', hasOther: false, providers: 2, method: 'social', language: 'en' },
  { name: 'manual_social', login: { manual: true, google: true, facebook: true, apple: true }, form: 'manual', hasOther: false, providers: 3, method: 'manual', language: 'ar' },
  { name: 'all', login: { manual: true, otp: true, google: true, facebook: true, apple: true }, form: 'manual', hasOther: true, providers: 3, method: 'manual', language: 'en' },
]; // oxfmt-ignore

async function expectLayout(signIn: SignIn, { form, hasOther, providers }: Layout): Promise<void> {
  const step = signIn.step('sign-in');
  await expect(signIn.field('password')).toHaveCount(form === 'manual' ? 1 : 0);
  await expect(signIn.button('sendCode')).toHaveCount(form === 'otp' ? 1 : 0);
  await expect(signIn.button('signInByCode')).toHaveCount(hasOther ? 1 : 0);
  const buttons = step.getByRole('group', { name: signIn.translate('social.label') }).getByRole('button');
  await expect(buttons).toHaveCount(providers);
  if (providers === 0) return;
  const whole = (await step.boundingBox())?.width ?? 0;
  const one = (await buttons.first().boundingBox())?.width ?? 0;
  // One button fills the line, two and three share it.
  expect(one).toBeLessThanOrEqual(whole / providers + 1);
  expect(one).toBeGreaterThan(whole / providers - 20);
}

/** Sum of layout shifts since the page has loaded. */
const getShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
              sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

const enter: Record<
  SignInMethod,
  (signIn: SignIn, account: Account, code: () => Promise<string>) => Promise<void>
> = {
  manual: (signIn, { email, password }) => signIn.withPassword(email, password),
  otp: async (signIn, { phone }, code) => {
    if (await signIn.button('signInByCode').isVisible()) await signIn.button('signInByCode').click();
    await signIn.requestCode(phone);
    await signIn.enterCode(await code());
  },
  social: async (signIn, { name, email }) => {
    await (await signIn.openProvider('Google')).agree({ name, email });
    await signIn.button('isItYou.yes').click();
  },
};

for (const layout of layouts)
  test.describe(`${layout.name}, ${layout.language}`, () => {
    const viewport = layout.language === 'ar' ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    test.use({ viewport, locale: layout.language });

    test(`shows the enabled methods, and signs in by ${layout.method} [AUTH-02] [STATE-42] [STATE-44]`, async ({
      page,
      request,
      settings,
      shop,
    }) => {
      const account = await newAccount(request);
      await settings.set(loginBy(layout.login));
      await shop.visitor({ language: layout.language });
      const signIn = new SignIn(page, layout.language);
      await signIn.openPage();
      await expectLayout(signIn, layout);
      expect(await getShift(page)).toBeLessThan(0.02);
      await enter[layout.method](signIn, account, () => codeSentTo(request, account.phone));
      await signIn.expectIn();
      await expect(page).toHaveURL(/\/home$/);
    });
  });

test.describe('settings that come late', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.afterEach(async ({ request }) => {
    await request.delete('/sandbox/faults');
  });

  test('do not move the page [AUTH-02]', async ({ page, request, settings, shop }) => {
    await shop.visitor();
    const late = { path: '/api/v1/config', kind: 'slow', milliseconds: 2_000 };
    await request.post('/sandbox/faults', { data: late });
    // The edge asks for them again, and does not wait that long.
    await settings.set(loginBy({ manual: true }));
    const signIn = new SignIn(page, 'en');
    await signIn.openPage();
    await expect(signIn.field('password')).toBeVisible();
    expect(await getShift(page)).toBeLessThan(0.01);
  });
});
