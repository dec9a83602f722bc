import { cartList, customerInfo, login, signUp } from '@shop/contract';
import { aConfig, aLine, aLogin, Refusal, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import SignInModal from './sign-in-modal';

const entered = aLogin();

type Payload = Parameters<typeof SignInModal>[0]['payload'];

async function opened(payload: Payload = { because: 'menu' }, options: TestAppOptions = {}) {
  const done = jest.fn();
  const app = renderApp(
    <>
      <SignInModal payload={payload} done={done} />
      <Toaster closeLabel="Close message" />
    </>,
    options,
  );
  await screen.findByRole('dialog');
  const fill = async (contact: string, password: string) => {
    await app.user.type(screen.getByRole('textbox', { name: 'Email or phone' }), contact);
    await app.user.type(screen.getByLabelText(/Password/), password);
  };
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const send = (name = 'Sign In') =>
    app.user.click(
      screen.getAllByRole('button', { name }).find((button) => button.matches('[type=submit]'))!,
    );
  return { ...app, done, fill, press, send };
}

afterEach(() => localStorage.clear());

it('asks for both fields in the words of the shop [VALID-17] [VALID-18]', async () => {
  const { send, fill } = await opened();
  await send();
  expect(await screen.findByText('Email or phone number is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email or phone' })).toHaveFocus();
  await fill('somebody', 'abc');
  await send();
  expect(await screen.findByText('Must be a valid email or phone number')).toBeVisible();
  expect(screen.getByText('Password is too short - should be 6 chars minimum.')).toBeVisible();
});

it('signs in with the guest of the cart, refetches the cart and goes on [STATE-42] [STATE-44] [CALL-33]', async () => {
  const app = await opened({ because: 'checkout', next: '/checkout?page=cart' }, { cart: [aLine()] });
  app.api.answer(login, entered);
  await app.fill('0300 111-2233', 'secret1');
  await app.send();
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(app.api.calls(login)[0]).toEqual({
    body: {
      email_or_phone: '+923001112233',
      field_type: 'phone',
      password: 'secret1',
      login_type: 'manual',
      guest_id: 'guest-1',
    },
  });
  expect(app.session.getState()).toMatchObject({ token: 'token-1', guestId: null });
  expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
  expect(app.address()).toBe('/checkout?page=cart');
});

it('never leaves the shop on the word of a link [F-37]', async () => {
  const app = await opened({ because: 'account', next: '//evil.example' });
  app.api.answer(login, entered);
  await app.fill('sara@example.com', 'secret1');
  await app.send();
  await waitFor(() => expect(app.address()).toBe('/home'));
});

it('says beside the form, once, why the server said no [ERR-17]', async () => {
  const app = await opened();
  app.api.answer(login, () => {
    throw refused(401, 'Credential do not match, please try again');
  });
  await app.fill('sara@example.com', 'secret1');
  await app.send();
  expect(await screen.findByText('Credential do not match, please try again')).toBeVisible();
  expect(app.notices).toEqual([]);
  expect(app.done).not.toHaveBeenCalled();
});

it('remembers the contact and never the password [AUTH-02] [D-25]', async () => {
  const app = await opened();
  app.api.answer(login, entered);
  await app.fill('sara@example.com', 'secret1');
  await app.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await app.send();
  await waitFor(() => expect(app.done).toHaveBeenCalled());
  expect(JSON.stringify({ ...localStorage })).toContain('sara@example.com');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret1');
  app.unmount();
  await opened();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email or phone' })).toHaveValue('sara@example.com'),
  );
});

it('lets sign up only who accepts the terms, and tells what is wrong [VALID-20] [VALID-25]', async () => {
  const app = await opened({ because: 'menu', mode: 'sign-up' });
  const submit = screen.getByRole('button', { name: 'Sign Up' });
  expect(submit).toBeDisabled();
  await app.user.click(screen.getByRole('checkbox'));
  await app.user.type(screen.getByLabelText(/^Password/), 'secret1');
  await app.user.type(screen.getByLabelText(/^Confirm password/), 'secret2');
  await app.user.click(submit);
  for (const words of [
    'First name is required',
    'Email is required',
    'phone number required',
    'Passwords must match',
  ])
    expect(await screen.findByText(words)).toBeVisible();
});

/** Fills the form for a new account, all of it right. */
async function filled(app: Awaited<ReturnType<typeof opened>>, password = 'secret') {
  const put = async (field: HTMLElement, text: string) => {
    await app.user.click(field);
    await app.user.paste(text);
  };
  await put(await screen.findByRole('textbox', { name: 'Name' }), 'Sara');
  await put(screen.getByRole('textbox', { name: 'Email' }), 'sara@example.com');
  await put(screen.getByRole('textbox', { name: 'Phone' }), '3001112233');
  await put(screen.getByLabelText(/^Password/), password);
  await put(screen.getByLabelText(/^Confirm password/), password);
  await app.user.click(screen.getByRole('checkbox'));
  await app.send('Sign Up');
}

it('makes an account and is in at once [VALID-20] [CALL-34] [ERR-01] [ROLE-02]', async () => {
  const app = await opened({ because: 'menu' });
  app.api.answer(signUp, entered);
  app.api.answer(cartList, []);
  await app.press('Sign Up');
  await filled(app);
  expect(await screen.findByText('Signup successfully.')).toBeInTheDocument();
  expect(app.api.calls(signUp)[0]).toMatchObject({
    body: { name: 'Sara', phone: '+923001112233', guest_id: 'guest-1' },
  });
  expect(app.session.getState().token).toBe('token-1');
});

it.each([
  ['a place and a module: what they like', { zoneIds: [1] }, {}, '/interest'],
  ['no place: the shop', { zoneIds: [] }, {}, '/home'],
  ['parcels: the shop', { zoneIds: [1], module: { id: 5, type: 'parcel', name: '' } }, {}, '/home'],
  ['an intent: there', { zoneIds: [1] }, { next: '/checkout?page=cart' }, '/checkout?page=cart'],
  ['something on this page: nowhere', { zoneIds: [1] }, { because: 'wishlist' }, '/item/7'],
] as const)('leads a new customer with %s [STATE-50]', async (_case, session, wish, address) => {
  const app = await opened(
    { because: 'menu', mode: 'sign-up', ...wish },
    { session, address: '/item/7', answers: (api) => api.answer(signUp, entered) },
  );
  await filled(app);
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe(address);
});

it('leaves a customer who signs in where they are [STATE-44]', async () => {
  const app = await opened({ because: 'menu' }, { address: '/item/7' });
  app.api.answer(login, entered);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe('/item/7');
});

it('asks who the customer is, once in [CALL-44]', async () => {
  const app = await opened();
  app.api.answer(login, entered);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await waitFor(() => expect(app.api.calls(customerInfo)).toHaveLength(1));
});

it('refuses what cannot be a contact or a password, in words at each field [VALID-21] [VALID-22] [VALID-23] [VALID-24] [BIZ-06]', async () => {
  const app = await opened({ because: 'menu', mode: 'sign-up' });
  await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'sara@example');
  await app.user.type(screen.getByRole('textbox', { name: 'Phone' }), '30011');
  await app.user.type(screen.getByLabelText(/^Password/), 'secre');
  await app.user.click(screen.getByRole('checkbox'));
  await app.send('Sign Up');
  for (const words of [
    'Must be a valid email',
    'Number must be 10 digits',
    'Password must be at least 6 characters',
    'Confirm password is required',
  ])
    expect(await screen.findByText(words)).toBeVisible();
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
  'with a wallet %s and referrals %s asks %i times for a code [VALID-26]',
  async (wallet, referral, count) => {
    await opened({ because: 'menu', mode: 'sign-up' }, { config: { wallet, referral } });
    await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() =>
      expect(screen.queryAllByRole('textbox', { name: 'Referral code (optional)' })).toHaveLength(count),
    );
  },
);

it('opens the terms in a window of their own, and takes nobody who has not accepted them [VALID-25] [ROUTE-13]', async () => {
  await opened({ because: 'menu', mode: 'sign-up' });
  const terms = await screen.findByRole('link', { name: 'Terms and Conditions' });
  expect(terms).toHaveAttribute('href', '/terms-and-conditions');
  expect(terms).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
});

it('says at the field which contact is taken, and keeps what was typed [ERR-23]', async () => {
  const app = await opened({ because: 'menu', mode: 'sign-up' });
  app.api.answer(signUp, () => {
    throw new Refusal(403, { errors: [{ code: 'phone', message: 'This phone has been taken.' }] });
  });
  await filled(app);
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await waitFor(() => expect(phone).toHaveAccessibleDescription('This phone has been taken.'));
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue('3001112233');
  expect(app.notices).toEqual([]);
});

const phoneDue = aLogin({ token: null, phoneVerified: false, phone: '+923001112233', proof: 'p' });

it('goes from the password to the code for what is not verified, by itself and back [STATE-43]', async () => {
  const app = await opened();
  app.api.answer(login, phoneDue);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  await app.press('Back');
  expect(await screen.findByRole('textbox', { name: 'Email or phone' })).toHaveValue('sara@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
});

it('finishes a profile, and asks whether somebody is who they seem to be [STATE-45]', async () => {
  const app = await opened();
  app.api.answer(login, aLogin({ token: null, personalInfo: false }));
  await app.fill('sara@example.com', 'secret');
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Just one more step' })).toBeVisible();
  await app.press('Back');
  const existingUser = { name: 'Sara', imageUrl: null };
  app.api.answer(login, aLogin({ token: null, personalInfo: false, existingUser }));
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Is It You?' })).toBeVisible();
});

it('begins with signing in where no account with a password can be made [AUTH-02]', async () => {
  const { login: usual } = aConfig();
  await opened(
    { because: 'menu', mode: 'sign-up' },
    { config: { login: { ...usual, manual: false, otp: true } } },
  );
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
});
