import { violationsOn } from '../../fixtures/access';
import { loginBy } from '../../fixtures/login-settings';
import { codeSentTo } from '../../fixtures/outbox';
import { expect, test } from '../../fixtures/own-shop';
import { newAccount, newEmail, newPhone } from '../../fixtures/people';
import { SignIn } from '../../fixtures/sign-in';

test.use({ live: true });

const providers = { google: true, facebook: true, apple: true };
const info = '/api/v1/customer/info';

test.beforeEach(async ({ settings, shop }) => {
  await settings.set(loginBy({ manual: true, ...providers }));
  await shop.visitor();
});

test('a window that is closed without a person shows an error, and the button opens another [STATE-46]', async ({
  page,
}) => {
  const signIn = new SignIn(page);
  await signIn.openPage();
  const alert = signIn.alert('sign-in');
  const expectMessage = (how: string, provider: string) =>
    expect(alert).toHaveText(signIn.translate(`provider.${how}`, { provider }));
  await (await signIn.openProvider('Google')).refuse();
  await expectMessage('refused', 'Google');
  await (await signIn.openProvider('Facebook')).close();
  await expectMessage('closed', 'Facebook');
  await (await signIn.openProvider('Apple')).page.close();
  await expectMessage('closed', 'Apple');
  await page.evaluate(() => Object.assign(window, { kept: window.open, open: () => null }));
  await signIn.providerButton('Google').click();
  await expectMessage('blocked', 'Google');
  await page.evaluate(() => Object.assign(window, { open: (window as unknown as { kept: unknown }).kept }));
  await (await signIn.openProvider('Google')).agree({ name: 'Omar Said', email: newEmail() });
  await expect(signIn.step('user-info')).toBeVisible();
});

test('messages from another window, or with another state, are ignored [F-41]', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/social-login')) requests.push(request.postData() ?? '');
  });
  const signIn = new SignIn(page);
  await signIn.openPage();
  const provider = await signIn.openProvider('Google');
  const state = new URL(provider.page.url()).searchParams.get('state') ?? '';
  expect(state).toMatch(/^[\da-f]{32}$/);
  const forged = { kind: 'shop-provider', outcome: 'granted', token: 'stolen', uniqueId: 'stolen', email: 'e@example.com', name: 'Eve', phone: '' }; // oxfmt-ignore
  const right = { ...forged, state };
  await page.evaluate((message) => window.postMessage(message, '*'), right);
  const [evil] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(
      (address) => void window.open(address),
      `${baseURL?.replace('127.0.0.1', 'localhost')}/healthz`,
    ),
  ]);
  await evil.evaluate((message) => (window.opener as Window).postMessage(message, '*'), right);
  await evil.close();
  // The right window with the state of another request.
  await provider.page.evaluate((message) => (window.opener as Window).postMessage(message, '*'), {
    ...forged,
    state: 'f'.repeat(32),
  });
  await expect(signIn.step('sign-in')).toContainText(
    signIn.translate('social.waiting', { provider: 'Google' }),
  );
  expect(requests).toEqual([]);
  const email = newEmail();
  await provider.agree({ name: 'Omar Said', email });
  await expect(signIn.step('user-info')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain(email);
});

test('a new person adds the phone that Google does not report, and signs in at once the next time [STATE-46] [STATE-47]', async ({
  page,
  shop,
}) => {
  const [email, phone] = [newEmail(), newPhone()];
  const signIn = new SignIn(page);
  await signIn.openPage();
  await (await signIn.openProvider('Google')).agree({ name: 'Omar Said', email });
  await expect(signIn.field('name')).toHaveValue('Omar Said');
  await signIn.field('phone').fill(phone);
  const known = page.waitForResponse((response) => response.url().includes(info));
  await signIn.button('userInfo.submit').click();
  await signIn.expectIn();
  expect(await (await known).json()).toMatchObject({ f_name: 'Omar', email, phone });
  await page.evaluate(() => localStorage.removeItem('token'));
  await shop.visitor();
  await signIn.openPage();
  const provider = await signIn.openProvider('Google');
  const closed = provider.page.waitForEvent('close');
  await provider.page.locator('button.person').first().click();
  await closed;
  await signIn.expectIn();
});

for (const profile of ['no e-mail', 'no phone, which the shop wants verified'] as const)
  test(`Facebook reports ${profile}: the phone is requested and verified [STATE-43] [STATE-49] [ERR-22]`, async ({
    page,
    request,
    settings,
    shop,
  }) => {
    shop.allow(/status of 403/);
    const withEmail = profile !== 'no e-mail';
    if (withEmail) await settings.set(loginBy({ ...providers, phoneVerification: true }));
    const phone = newPhone();
    const signIn = new SignIn(page);
    await signIn.openPage();
    const person = { name: 'Omar Said', ...(withEmail ? { email: newEmail() } : {}) };
    await (await signIn.openProvider('Facebook')).agree(person);
    await expect(signIn.step(withEmail ? 'user-info' : 'phone')).toBeVisible();
    expect.soft(await violationsOn(page)).toEqual([]);
    await signIn.field('phone').fill(phone);
    await signIn.button(withEmail ? 'userInfo.submit' : 'phoneStep.submit').click();
    await expect(signIn.step('code')).toBeVisible();
    await signIn.enterCode(await codeSentTo(request, phone));
    await signIn.expectIn();
  });

test('Apple reports neither: phone and e-mail are requested with the profile [STATE-49]', async ({
  page,
  request,
  shop,
}) => {
  shop.allow(/status of 403/);
  const phone = newPhone();
  const signIn = new SignIn(page);
  await signIn.openPage();
  await (await signIn.openProvider('Apple')).agree({});
  await signIn.field('phone').fill(phone);
  await signIn.page.keyboard.press('Enter');
  await expect(signIn.step('code')).toBeVisible();
  await signIn.enterCode(await codeSentTo(request, phone));
  await signIn.field('name').fill('Omar Said');
  await signIn.field('email').fill(newEmail());
  await signIn.button('userInfo.submit').click();
  await signIn.expectIn();
});

test('the e-mail of an account: ‘Is It You?’, no, and a separate account is created [STATE-48]', async ({
  page,
  request,
}) => {
  const owner = await newAccount(request);
  const signIn = new SignIn(page);
  await signIn.openPage();
  await (await signIn.openProvider('Google')).agree({ name: 'Omar Said', email: owner.email });
  await expect(signIn.step('is-it-you')).toContainText(owner.name);
  expect.soft(await violationsOn(page)).toEqual([]);
  await signIn.button('isItYou.no').click();
  const phone = newPhone();
  await signIn.field('phone').fill(phone);
  if (await signIn.field('email').isVisible()) await signIn.field('email').fill(newEmail());
  const known = page.waitForResponse((response) => response.url().includes(info));
  await signIn.button('userInfo.submit').click();
  await signIn.expectIn();
  const customer = (await (await known).json()) as { id: number; email: string; phone: string };
  expect(customer.phone).toBe(phone);
  expect(customer.id).not.toBe(owner.id);
  expect(customer.email).not.toBe(owner.email);
});
