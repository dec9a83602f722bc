import { forgotPassword, resetPassword, verifyToken } from '@shop/contract';
import { renderApp, renderOnServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';
import { Page } from './forgot-password-page';

const open = (address: string) =>
  renderApp(<Page />, {
    address,
    path: '/forgot-password',
    config: { country: 'AE', smsActive: false },
    setUpApi: (api) => {
      api.respond(forgotPassword, 'Sent');
      api.respond(verifyToken, 'Matched');
      api.respond(resetPassword, 'Changed');
    },
  });

it('leads step by step to signing in and to `next`; the address never contains a code [ROUTE-16] [STATE-51] [STATE-53]', async () => {
  const { user, address } = open('/forgot-password?next=%2Fcheckout');
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ada@example.com{Enter}');
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'New password' })).toBeVisible();
  expect(address()).toBe('/forgot-password?next=%2Fcheckout');
  await user.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'secret7');
  await user.type(screen.getByLabelText(/^Confirm new password/), 'secret7{Enter}');
  await waitFor(() => expect(address()).toBe('/auth?next=%2Fcheckout'));
});

it('starts over with what was typed', async () => {
  const { user } = open('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ada@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use another phone or email' }));
  expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveValue('ada@example.com');
});

it('keeps `next` for a visitor who goes to sign in instead, within this shop only [F-37]', () => {
  open('/forgot-password?next=https%3A%2F%2Fevil.example');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fhome');
});

it.each([
  ['en', 'Forgot password?'],
  ['ur', 'پاس ورڈ بھول گئے؟'],
  ['ar', 'هل نسيت كلمة المرور؟'],
] as const)('is rendered on the server in %s [ROUTE-16]', async (language, title) => {
  expect((await routes['forgot-password-page']!()).Page).toBe(Page);
  expect(await renderOnServer(<Page />, [], { language })).toContain(title);
});
