import { cartList, signUp } from '@shop/contract';
import { aConfig, Refusal, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { completeResponse, fillForm, opened, type Payload } from './modal.fixture';

afterEach(() => sessionStorage.clear());

it('keeps what was typed when the dialog closes, except passwords, until somebody signs in [X-11] [D-25]', async () => {
  const first = await opened({ because: 'menu', mode: 'sign-up' });
  first.api.respond(signUp, () => {
    throw new Refusal(403, { errors: [{ code: 'phone', message: 'This phone has been taken.' }] });
  });
  await fillForm(first);
  await first.user.keyboard('{Escape}');
  expect(first.done).toHaveBeenCalledTimes(1);
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');

  const second = await opened({ because: 'menu', mode: 'sign-up' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Sara'));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('sara@example.com');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('3001112233');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  second.api.respond(signUp, completeResponse);
  await second.user.type(screen.getByLabelText(/^Password/), 'secret');
  await second.user.type(screen.getByLabelText(/^Confirm password/), 'secret');
  await second.user.click(screen.getByRole('checkbox'));
  await second.send('Sign Up');
  await waitFor(() => expect(second.done).toHaveBeenCalledTimes(1));
  second.unmount();

  await opened({ because: 'menu', mode: 'sign-up' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
});

it('requires the terms to be accepted, and shows what is invalid [VALID-20] [VALID-25]', async () => {
  const app = await opened({ because: 'menu', mode: 'sign-up' });
  const submit = screen.getByRole('button', { name: 'Sign Up' });
  expect(submit).toBeDisabled();
  await app.user.click(screen.getByRole('checkbox'));
  await app.user.type(screen.getByLabelText(/^Password/), 'secret1');
  await app.user.type(screen.getByLabelText(/^Confirm password/), 'secret2');
  await app.user.click(submit);
  for (const text of [
    'First name is required',
    'Email is required',
    'phone number required',
    'Passwords must match',
  ])
    expect(await screen.findByText(text)).toBeVisible();
});

it('creates an account and signs in at once [VALID-20] [CALL-34] [ERR-01] [ROLE-02]', async () => {
  const app = await opened({ because: 'menu' });
  app.api.respond(signUp, completeResponse);
  app.api.respond(cartList, []);
  await app.press('Sign Up');
  await fillForm(app);
  expect(await screen.findByText('Signup successfully.')).toBeInTheDocument();
  expect(app.api.calls(signUp)[0]).toMatchObject({
    body: { name: 'Sara', phone: '+923001112233', guest_id: 'guest-1' },
  });
  expect(app.session.getState().token).toBe('token-1');
});

it.each<[string, TestAppOptions['session'], Partial<Payload>, string]>([
  ['a place and a module: what they like', { zoneIds: [1] }, {}, '/interest'],
  ['no place: the shop', { zoneIds: [] }, {}, '/home'],
  ['parcels: the shop', { zoneIds: [1], module: { id: 5, type: 'parcel', name: '' } }, {}, '/home'],
  ['an intent: there', { zoneIds: [1] }, { next: '/checkout?page=cart' }, '/checkout?page=cart'],
  ['something on this page: nowhere', { zoneIds: [1] }, { because: 'wishlist' }, '/item/7'],
])('leads a new customer with %s [STATE-50]', async (_case, session, request, address) => {
  const app = await opened(
    { because: 'menu', mode: 'sign-up', ...request },
    { session, address: '/item/7', setUpApi: (api) => api.respond(signUp, completeResponse) },
  );
  await fillForm(app);
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe(address);
});

it('shows an error at each field with an invalid contact or password [VALID-21] [VALID-22] [VALID-23] [VALID-24] [BIZ-06]', async () => {
  const app = await opened({ because: 'menu', mode: 'sign-up' });
  await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'sara@example');
  await app.user.type(screen.getByRole('textbox', { name: 'Phone' }), '30011');
  await app.user.type(screen.getByLabelText(/^Password/), 'secre');
  await app.user.click(screen.getByRole('checkbox'));
  await app.send('Sign Up');
  for (const text of [
    'Must be a valid email',
    'Number must be 10 digits',
    'Password must be at least 6 characters',
    'Confirm password is required',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  await app.user.clear(screen.getByRole('textbox', { name: 'Email' }));
  await app.user.click(screen.getByRole('textbox', { name: 'Email' }));
  await app.user.paste(`${'s'.repeat(250)}@example.com`);
  expect(await screen.findByText('Email is too long')).toBeVisible();
});

it.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])(
  'with a wallet %s and referrals %s shows %i referral fields [VALID-26]',
  async (wallet, referral, count) => {
    await opened({ because: 'menu', mode: 'sign-up' }, { config: { wallet, referral } });
    await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() =>
      expect(screen.queryAllByRole('textbox', { name: 'Referral code (optional)' })).toHaveLength(count),
    );
  },
);

it('fills in the referral code of the invitation link [D-28] [VALID-26]', async () => {
  await opened({ because: 'menu', mode: 'sign-up' }, { address: '/auth?mode=sign-up&ref=%20AMINA10%20' });
  expect(await screen.findByRole('textbox', { name: 'Referral code (optional)' })).toHaveValue('AMINA10');
});

it('takes the code of a newer invitation, not that of the saved draft [D-28] [X-11]', async () => {
  const first = await opened(
    { because: 'menu', mode: 'sign-up' },
    { address: '/auth?mode=sign-up&ref=AMINA10' },
  );
  await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Sara');
  first.unmount();
  await opened({ because: 'menu', mode: 'sign-up' }, { address: '/auth?mode=sign-up&ref=OMAR20' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Sara'));
  expect(await screen.findByRole('textbox', { name: 'Referral code (optional)' })).toHaveValue('OMAR20');
});

it('opens the terms in a new window, and rejects visitors who have not accepted them [VALID-25] [ROUTE-13]', async () => {
  await opened({ because: 'menu', mode: 'sign-up' });
  const terms = await screen.findByRole('link', { name: 'Terms and Conditions' });
  expect(terms).toHaveAttribute('href', '/terms-and-conditions');
  expect(terms).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
});

it('shows at the field which contact is taken, and keeps the input [ERR-23]', async () => {
  const app = await opened({ because: 'menu', mode: 'sign-up' });
  app.api.respond(signUp, () => {
    throw new Refusal(403, { errors: [{ code: 'phone', message: 'This phone has been taken.' }] });
  });
  await fillForm(app);
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await waitFor(() => expect(phone).toHaveAccessibleDescription('This phone has been taken.'));
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue('3001112233');
  expect(app.toasts).toEqual([]);
});

it('starts with signing in when no account with a password can be created [AUTH-02]', async () => {
  const { login: defaultLogin } = aConfig();
  await opened(
    { because: 'menu', mode: 'sign-up' },
    { config: { login: { ...defaultLogin, manual: false, otp: true } } },
  );
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
});
