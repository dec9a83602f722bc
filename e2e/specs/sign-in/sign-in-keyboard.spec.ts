import type { Page } from '@playwright/test';
import { violationsOn } from '../../fixtures/access';
import { focusAndPress, tabTo, typeInto } from '../../fixtures/keyboard';
import { codeSentTo } from '../../fixtures/outbox';
import { expect, test } from '../../fixtures/own-shop';
import { newAccount, newEmail, newPhone } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';

test.use({ live: true, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ shop }) => shop.visitor());

const expectAccess = async (page: Page, step: string) =>
  expect.soft(await violationsOn(page), step).toEqual([]);

test('by password, with autocomplete for each field [AUTH-02] [STATE-42]', async ({ page, request }) => {
  const { email, password } = await newAccount(request);
  const signIn = new SignIn(page);
  await signIn.openPage();
  await expectAccess(page, 'sign-in');
  await expect(signIn.field('emailOrPhone')).toHaveAttribute('autocomplete', 'username');
  await expect(signIn.field('password')).toHaveAttribute('autocomplete', 'current-password');
  await typeInto(page, signIn.field('emailOrPhone'), email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await signIn.expectIn();
});

test('by a code [OTP-01] [STATE-43]', async ({ page, request }) => {
  const { phone } = await newAccount(request);
  const signIn = new SignIn(page);
  await signIn.openPage();
  await focusAndPress(page, signIn.button('signInByCode'));
  await expect(signIn.field('phone')).toBeFocused();
  await expectAccess(page, 'sign-in by a code');
  await expect(signIn.field('phone')).toHaveAttribute('autocomplete', /^tel/);
  await typeInto(page, signIn.field('phone'), phone);
  await page.keyboard.press('Enter');
  await expect(signIn.field('code.label')).toBeFocused();
  await expect(signIn.field('code.label')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccess(page, 'code');
  await page.keyboard.type(await codeSentTo(request, phone));
  await page.keyboard.press('Enter');
  await signIn.expectIn();
});

test('a new account, and its interests [AUTH-01] [STATE-50] [ROUTE-17]', async ({ page }) => {
  const signIn = new SignIn(page);
  await signIn.openPage();
  await focusAndPress(page, signIn.step('sign-in').getByRole('button', { name: 'Sign Up', exact: true }));
  await expect(signIn.field('name')).toBeFocused();
  await expectAccess(page, 'sign-up');
  const fields = [
    ['name', 'name', 'Omar Said'],
    ['email', 'email', newEmail()],
    ['phone', /^tel/, newPhone()],
    ['password', 'new-password', 'longenough'],
    ['confirmPassword', 'new-password', 'longenough'],
  ] as const;
  for (const [key, purpose, text] of fields) {
    await expect(signIn.field(key)).toHaveAttribute('autocomplete', purpose);
    await typeInto(page, signIn.field(key), text);
  }
  await focusAndPress(page, page.getByRole('checkbox', { name: /Terms and Conditions/ }), 'Space');
  await focusAndPress(page, signIn.step('sign-up').getByRole('button', { name: 'Sign Up', exact: true }));
  await signIn.expectIn('signedUp');
  await expect(page).toHaveURL(/\/interest$/);
  const main = page.getByRole('main');
  const category = main
    .getByRole('checkbox')
    .first()
    .or(main.locator('button[aria-pressed]').first())
    .first();
  await focusAndPress(page, category, 'Space');
  await expectAccess(page, 'interest');
  const saved = page.waitForResponse((response) => response.url().includes('/update-interest'));
  await focusAndPress(page, signIn.button('interest.save'));
  expect((await saved).status()).toBe(200);
  await expect(page).toHaveURL(/\/home$/);
});

test('a forgotten password, by e-mail in the dialog [FORGOT-01] [STATE-51] [STATE-52] [STATE-53]', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request);
  const signIn = new SignIn(page);
  await page.goto('/track-order');
  await focusAndPress(page, page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
  await focusAndPress(page, signIn.button('forgot.title'));
  await expectAccess(page, 'forgot');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await expect(signIn.field('email')).toHaveAttribute('autocomplete', 'email');
  await typeInto(page, signIn.field('email'), email);
  await page.keyboard.press('Enter');
  await expect(signIn.field('code.label')).toBeFocused();
  await page.keyboard.type(await codeSentTo(request, email));
  await page.keyboard.press('Enter');
  await expect(signIn.field('forgot.reset.password')).toBeFocused();
  await expectAccess(page, 'new password');
  await page.keyboard.type('another one');
  await expect(signIn.field('forgot.reset.confirm')).toHaveAttribute('autocomplete', 'new-password');
  await typeInto(page, signIn.field('forgot.reset.confirm'), 'another one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await focusAndPress(page, page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
  await expect(signIn.field('emailOrPhone')).toBeFocused();
  await typeInto(page, signIn.field('emailOrPhone'), email);
  await typeInto(page, signIn.field('password'), 'another one');
  await page.keyboard.press('Enter');
  await signIn.expectIn();
  await expect(page).toHaveURL(/\/track-order$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /Account menu/ })).toBeFocused();
});
