import { customerInfo, login } from '@shop/contract';
import { aLine, aLogin, refused } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { entered, opened } from './modal.fixture';

const phoneMissing = aLogin({ token: null, phoneVerified: false, phone: '+923001112233', proof: 'p' });

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
  app.api.respond(login, entered);
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
  app.api.respond(login, entered);
  await app.fill('sara@example.com', 'secret1');
  await app.send();
  await waitFor(() => expect(app.address()).toBe('/home'));
});

it('says beside the form, once, why the server said no [ERR-17]', async () => {
  const app = await opened();
  app.api.respond(login, () => {
    throw refused(401, 'Credential do not match, please try again');
  });
  await app.fill('sara@example.com', 'secret1');
  await app.send();
  expect(await screen.findByText('Credential do not match, please try again')).toBeVisible();
  expect(app.toasts).toEqual([]);
  expect(app.done).not.toHaveBeenCalled();
});

it('remembers the contact and never the password [AUTH-02] [D-25]', async () => {
  const app = await opened();
  app.api.respond(login, entered);
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

it('leaves a customer who signs in where they are [STATE-44]', async () => {
  const app = await opened({ because: 'menu' }, { address: '/item/7' });
  app.api.respond(login, entered);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe('/item/7');
});

it('asks who the customer is, once in [CALL-44]', async () => {
  const app = await opened();
  app.api.respond(login, entered);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await waitFor(() => expect(app.api.calls(customerInfo)).toHaveLength(1));
});

it('goes from the password to the code for what is not verified, by itself and back [STATE-43]', async () => {
  const app = await opened();
  app.api.respond(login, phoneMissing);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  await app.press('Back');
  expect(await screen.findByRole('textbox', { name: 'Email or phone' })).toHaveValue('sara@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
});

it('finishes a profile, and asks whether somebody is who they seem to be [STATE-45]', async () => {
  const app = await opened();
  app.api.respond(login, aLogin({ token: null, personalInfo: false }));
  await app.fill('sara@example.com', 'secret');
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Just one more step' })).toBeVisible();
  await app.press('Back');
  const existingUser = { name: 'Sara', imageUrl: null };
  app.api.respond(login, aLogin({ token: null, personalInfo: false, existingUser }));
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Is It You?' })).toBeVisible();
});
