import { cartList, login, signUp } from '@shop/contract';
import { aLine, aLogin, refused, renderApp, type TestAppOptions } from '@shop/testing';
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
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
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

it('makes an account and is in at once [VALID-20] [CALL-34]', async () => {
  const app = await opened({ because: 'menu' });
  app.api.answer(signUp, entered);
  app.api.answer(cartList, []);
  await app.press('Sign Up');
  await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
  await app.user.type(screen.getByRole('textbox', { name: 'Email' }), 'sara@example.com');
  await app.user.type(screen.getByRole('textbox', { name: 'Phone' }), '3001112233');
  await app.user.type(screen.getByLabelText(/^Password/), 'secret1');
  await app.user.type(screen.getByLabelText(/^Confirm password/), 'secret1');
  await app.user.click(screen.getByRole('checkbox'));
  await app.send('Sign Up');
  expect(await screen.findByText('Signup successfully.')).toBeInTheDocument();
  expect(app.api.calls(signUp)[0]).toMatchObject({
    body: { name: 'Sara', phone: '+923001112233', guest_id: 'guest-1' },
  });
  expect(app.session.getState().token).toBe('token-1');
});
