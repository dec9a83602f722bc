import {
  customerInfo,
  forgotPassword,
  login,
  resetPassword,
  verifyContact,
  verifyToken,
} from '@shop/contract';
import { aLine, aLogin, refused } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { completeResponse, opened } from './modal.fixture';

const phoneMissing = aLogin({ token: null, phoneVerified: false, phone: '+923001112233', proof: 'p' });

afterEach(() => localStorage.clear());

it('opens with the focus in the first field', async () => {
  await opened();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email or phone' })).toHaveFocus());
});

it("requires both fields, with the shop's messages [VALID-17] [VALID-18]", async () => {
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

it('signs in with the guest id of the cart, refetches the cart and follows `next` [STATE-42] [STATE-44] [CALL-33]', async () => {
  const app = await opened({ because: 'checkout', next: '/checkout?page=cart' }, { cart: [aLine()] });
  app.api.respond(login, completeResponse);
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

it('tells that it was closed, and not when the visitor has signed in [F-33]', async () => {
  const closed = await opened({ because: 'wishlist' });
  const listener = jest.fn();
  closed.bus.on('auth:sign-in-closed', listener);
  await closed.user.keyboard('{Escape}');
  await waitFor(() => expect(closed.done).toHaveBeenCalledTimes(1));
  expect(listener).toHaveBeenCalledTimes(1);
  closed.unmount();
  const app = await opened({ because: 'wishlist' });
  app.bus.on('auth:sign-in-closed', listener);
  app.api.respond(login, completeResponse);
  await app.fill('sara@example.com', 'secret1');
  await app.send();
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('never follows a link out of the shop [F-37]', async () => {
  const app = await opened({ because: 'account', next: '//evil.example' });
  app.api.respond(login, completeResponse);
  await app.fill('sara@example.com', 'secret1');
  await app.send();
  await waitFor(() => expect(app.address()).toBe('/home'));
});

it('shows once, beside the form, why the server refused [ERR-17]', async () => {
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
  app.api.respond(login, completeResponse);
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

describe("the browser's password store [AUTH-02] [D-25]", () => {
  const saved = jest.fn(() => Promise.resolve());
  class FakeCredential {
    constructor(readonly data: { id: string; password: string }) {}
  }

  beforeEach(() => {
    saved.mockReset();
    Object.assign(window, { PasswordCredential: FakeCredential });
    Object.defineProperty(navigator, 'credentials', { value: { store: saved }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PasswordCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  const signInWith = async (password: string, { remembers }: { remembers: boolean }) => {
    const app = await opened();
    app.api.respond(login, completeResponse);
    await app.fill('sara@example.com', password);
    if (remembers) await app.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await app.send();
    await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
    app.unmount();
  };

  it("receives contact and password with 'Remember me', and only then", async () => {
    await signInWith('secret1', { remembers: false });
    expect(saved).not.toHaveBeenCalled();
    await signInWith('secret1', { remembers: true });
    expect(saved.mock.calls).toEqual([[new FakeCredential({ id: 'sara@example.com', password: 'secret1' })]]);
  });

  it('receives nothing that the shop has refused, and may refuse itself', async () => {
    const app = await opened();
    app.api.respond(login, () => {
      throw refused(401, 'Credential do not match, please try again');
    });
    await app.fill('sara@example.com', 'secret1');
    await app.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await app.send();
    await screen.findByText('Credential do not match, please try again');
    expect(saved).not.toHaveBeenCalled();
    app.api.respond(login, completeResponse);
    saved.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await app.send();
    await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('can fill in both fields', async () => {
    await opened();
    expect(screen.getByRole('textbox', { name: 'Email or phone' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password');
  });
});

it('leaves a customer who signs in on their page [STATE-44]', async () => {
  const app = await opened({ because: 'menu' }, { address: '/item/7' });
  app.api.respond(login, completeResponse);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe('/item/7');
});

it('fetches the customer after signing in [CALL-44]', async () => {
  const app = await opened();
  app.api.respond(login, completeResponse);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await waitFor(() => expect(app.api.calls(customerInfo)).toHaveLength(1));
});

it('goes from the password to the code for an unverified contact, and back [STATE-43]', async () => {
  const app = await opened();
  app.api.respond(login, phoneMissing);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  await app.press('Back');
  expect(await screen.findByRole('textbox', { name: 'Email or phone' })).toHaveValue('sara@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
});

it('asks for the phone that must be verified where the response does not name it, then for its code [STATE-43] [CALL-35]', async () => {
  const app = await opened();
  app.api.respond(login, aLogin({ token: null, phoneVerified: false, email: 'sara@example.com' }));
  app.api.respond(verifyContact, completeResponse);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  expect(await screen.findByRole('dialog', { name: 'Your phone number' })).toBeVisible();
  expect(await screen.findByText(/must be verified first/)).toBeVisible();
  await app.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '0300 111 2233');
  await app.press('Continue');
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  expect(await screen.findByText('+9230*****233')).toBeVisible();
  await app.user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  const contact = { verification_type: 'phone', phone: '+923001112233', otp: '123456' };
  expect(app.api.calls(verifyContact)[0]?.body).toMatchObject(contact);
});

it('says what to do where nobody has named the e-mail address that must be verified [STATE-43]', async () => {
  const app = await opened();
  app.api.respond(login, aLogin({ token: null, emailVerified: false }));
  await app.fill('0300 1112233', 'secret');
  await app.send();
  expect(await screen.findByText(/Please sign in with that e-mail address/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

it('signs in, but leads nowhere and closes nothing, when the response comes after the dialog was closed [STATE-44]', async () => {
  let answer = (_response: typeof completeResponse) => {};
  const app = await opened({ because: 'checkout', next: '/checkout' }, { address: '/item/7' });
  app.api.respond(login, () => new Promise((resolve) => (answer = resolve)));
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await waitFor(() => expect(app.api.calls(login)).toHaveLength(1));
  app.unmount();
  await act(async () => answer(completeResponse));
  expect(app.session.getState().token).toBe('token-1');
  expect(app.address()).toBe('/item/7');
  expect(app.done).not.toHaveBeenCalled();
});

it("returns to the form as it was typed on the browser's Back, and closes on the next [STATE-43] [X-13]", async () => {
  const app = await opened({ because: 'menu' }, { address: '/item/7' });
  app.api.respond(login, phoneMissing);
  await app.fill('sara@example.com', 'secret');
  await app.send();
  await screen.findByRole('dialog', { name: 'Enter the code' });
  await app.goBack(2);
  expect(await screen.findByRole('textbox', { name: 'Email or phone' })).toHaveValue('sara@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
  expect(app.done).not.toHaveBeenCalled();
  await app.goBack(1);
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe('/item/7');
});

it('returns from the code of a forgotten password to the typed contact, then to signing in [STATE-51] [X-13]', async () => {
  const app = await opened(undefined, { config: { country: 'AE' } });
  app.api.respond(forgotPassword, 'sent');
  await app.press('Forgot password?');
  await app.user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '0501234567');
  await app.press('Send code');
  await screen.findByRole('textbox', { name: /code/i });
  await app.press('Back');
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveValue('0501234567');
  await app.press('Send code');
  await screen.findByRole('textbox', { name: /code/i });
  await app.goBack(3);
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveValue('0501234567');
  await app.goBack(2);
  expect(await screen.findByRole('textbox', { name: 'Email or phone' })).toBeVisible();
  expect(app.done).not.toHaveBeenCalled();
});

it("completes a profile, and asks whether an existing account is the visitor's [STATE-45]", async () => {
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

it("closes with the server's message when a forgotten password is set anew [STATE-53]", async () => {
  const app = await opened(undefined, { config: { country: 'AE' } });
  app.api.respond(forgotPassword, 'sent');
  app.api.respond(verifyToken, 'OTP matched');
  app.api.respond(resetPassword, 'Password changed successfully.');
  await app.press('Forgot password?');
  await app.user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '0501234567');
  await app.press('Send code');
  await screen.findByRole('textbox', { name: /code/i });
  await app.user.keyboard('123456{Enter}');
  await app.user.type(await screen.findByLabelText(/^New password/, { selector: 'input' }), 'secret7');
  await app.user.type(screen.getByLabelText(/^Confirm new password/), 'secret7');
  expect(app.done).not.toHaveBeenCalled();
  await app.press('Save password');
  await waitFor(() => expect(app.done).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Password changed successfully.')).toBeVisible();
});
