import { login } from '@shop/contract';
import type { ShopConfig } from '@shop/domain';
import { aConfig, aLogin, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useSignInFlow, type Arrival } from '../../flow/use-sign-in-flow';
import { AuthPanel } from './auth-panel';

function Panel({ onDone }: { onDone: (arrival: Arrival) => void }) {
  return <AuthPanel flow={useSignInFlow(null, onDone)} />;
}

const none = { ...aConfig().login, manual: false };

async function shown(login: Partial<ShopConfig['login']>, options: TestAppOptions = {}) {
  const done = jest.fn();
  const config = { ...options.config, login: { ...none, ...login } };
  const app = renderApp(<Panel onDone={done} />, { ...options, config });
  await waitFor(() => expect(document.querySelector('form, p, a')).not.toBeNull());
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, done, press };
}

const contact = () => screen.getByRole('textbox', { name: 'Email or phone' });
const phone = () => screen.getByRole('textbox', { name: 'Phone' });
const codeSent = aLogin({ token: null, phoneVerified: false, phone: '+923001112233', proof: 'p1' });
const requestedBody = {
  login_type: 'otp',
  field_type: 'phone',
  phone: '+923001112233',
  guest_id: 'guest-1',
};

afterEach(() => localStorage.clear());

it.each([
  ['otp', { otp: true }, ['Phone'], ['Send code']],
  ['manual', { manual: true }, ['Email or phone'], ['Sign In']],
  ['otp_manual', { otp: true, manual: true }, ['Email or phone'], ['Sign In', 'Sign in with OTP']],
] as const)(
  'shows the methods of the layout %s [AUTH-01] [AUTH-02]',
  async (_name, enabled, fields, buttons) => {
    await shown(enabled);
    for (const name of fields) expect(await screen.findByRole('textbox', { name })).toBeVisible();
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.queryAllByRole('button', { name: 'Sign in with OTP' })).toHaveLength(buttons.length - 1);
    expect(screen.queryAllByRole('button', { name: 'Forgot password?' })).toHaveLength(
      'manual' in enabled ? 1 : 0,
    );
  },
);

it('shows a message when nobody can sign in, and links to help in a new window [AUTH-02] [ROUTE-13]', async () => {
  await shown({});
  const help = await screen.findByRole('link', { name: 'Help & Support' });
  expect(help).toHaveAttribute('target', '_blank');
  expect(help).toHaveAttribute('href', '/help-and-support');
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
});

it('requires a complete phone number [VALID-19]', async () => {
  const app = await shown({ otp: true });
  await screen.findByRole('textbox', { name: 'Phone' });
  await app.press('Send code');
  expect(await screen.findByText('Please give a phone number')).toBeVisible();
  expect(phone()).toHaveFocus();
  await app.user.type(phone(), '300111');
  await app.press('Send code');
  expect(await screen.findByText('Number must be 10 digits')).toBeVisible();
  expect(app.api.calls(login)).toEqual([]);
});

it('requests a code by phone, and restores the typed number on the way back [VALID-19] [CALL-33] [ROLE-02] [BIZ-39]', async () => {
  const app = await shown({ otp: true });
  app.api.respond(login, codeSent);
  await app.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '0300 1112233');
  await app.press('Send code');
  expect(await screen.findByRole('group', { name: 'Enter the code' })).toBeInTheDocument();
  expect(app.api.calls(login)).toEqual([{ body: requestedBody }]);
  await app.press('Back');
  expect(phone()).toHaveValue('3001112233');
  expect(phone()).toHaveFocus();
});

it('requests a code at once for a phone number typed into the password form [AUTH-02]', async () => {
  const app = await shown({ otp: true, manual: true });
  app.api.respond(login, codeSent);
  await screen.findByRole('textbox', { name: 'Email or phone' });
  await app.user.type(contact(), '0300 1112233');
  await app.press('Sign in with OTP');
  expect(await screen.findByRole('group', { name: 'Enter the code' })).toBeInTheDocument();
  expect(app.api.calls(login)).toEqual([{ body: requestedBody }]);
  await app.press('Back');
  expect(contact()).toHaveValue('0300 1112233');
});

it('switches to the phone form when no number was typed, and back, keeping all input [AUTH-02]', async () => {
  const app = await shown({ otp: true, manual: true });
  await screen.findByRole('textbox', { name: 'Email or phone' });
  await app.user.type(contact(), 'sara@example.com');
  await app.press('Sign in with OTP');
  expect(phone()).toHaveFocus();
  await app.user.type(phone(), '300');
  await app.press('Sign in with password');
  expect(contact()).toHaveFocus();
  expect(contact()).toHaveValue('sara@example.com');
  await app.press('Sign in with OTP');
  expect(phone()).toHaveValue('300');
  expect(app.api.calls(login)).toEqual([]);
});

it('changes the field to the kind that is typed, keeping text and focus, and announces it [VALID-16]', async () => {
  const app = await shown({ manual: true });
  await screen.findByRole('textbox', { name: 'Email or phone' });
  const field = contact();
  await app.user.type(field, '0300');
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('+92');
  expect(screen.getByText(/Phone number, country code/)).toHaveTextContent('+92');
  await app.user.type(field, 'sara@example.com');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Email', { selector: '[role=status]' })).toBeInTheDocument();
  expect(contact()).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('0300sara@example.com');
  await app.user.clear(field);
  await app.user.type(field, '+49 30 1234567');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('sends a national number with the country chosen for it [VALID-16] [VALID-34] [CALL-33]', async () => {
  const app = await shown({ manual: true }, { config: { countryPicker: true } });
  app.api.respond(login, aLogin());
  await screen.findByRole('textbox', { name: 'Email or phone' });
  await app.user.type(contact(), '30 1234567');
  const country = screen.getByRole('combobox', { name: 'Country code' });
  await app.user.click(country);
  await app.user.selectOptions(country, 'DE');
  await app.user.type(screen.getByLabelText(/^Password/), 'secret');
  await app.press('Sign In');
  await waitFor(() => expect(app.done).toHaveBeenCalledWith('sign-in'));
  expect(app.api.calls(login)[0]).toMatchObject({
    body: { email_or_phone: '+49301234567', field_type: 'phone' },
  });
});

it('accepts a password of six characters, and can show and hide it [VALID-18] [VALID-36] [BIZ-06]', async () => {
  const app = await shown({ manual: true });
  app.api.respond(login, aLogin());
  await screen.findByRole('textbox', { name: 'Email or phone' });
  await app.user.type(contact(), 'sara@example.com');
  const password = screen.getByLabelText(/^Password/);
  await app.user.type(password, '12345');
  await app.press('Sign In');
  expect(await screen.findByText('Password is too short - should be 6 chars minimum.')).toBeVisible();
  await app.user.type(password, '6');
  await app.press('Show password');
  expect(password).toHaveAttribute('type', 'text');
  await app.press('Hide password');
  expect(password).toHaveAttribute('type', 'password');
  await app.press('Sign In');
  await waitFor(() => expect(app.done).toHaveBeenCalled());
});

it('shows beside the form why no code could be sent [ERR-23]', async () => {
  const app = await shown({ otp: true });
  app.api.respond(login, () => {
    throw refused(429, 'Too many codes. Please wait a while.');
  });
  await app.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '3001112233');
  await app.press('Send code');
  expect(await screen.findByText('Too many codes. Please wait a while.')).toBeVisible();
  expect(phone()).toHaveValue('3001112233');
  expect(app.toasts).toEqual([]);
});

it('remembers the number that a code was sent to [AUTH-02] [D-25]', async () => {
  const app = await shown({ otp: true });
  app.api.respond(login, codeSent);
  await app.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '3001112233');
  await app.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await app.press('Send code');
  await screen.findByRole('group', { name: 'Enter the code' });
  app.unmount();
  await shown({ otp: true });
  await waitFor(() => expect(phone()).toHaveValue('3001112233'));
});
