import { forgotPassword, resetPassword, verifyResetByPhoneProvider, verifyToken } from '@shop/contract';
import { useLocation, useNavigate } from '@shop/router';
import { aConfig, renderApp, renderOnServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';
import { Page } from './forgot-password-page';
import { sendByPhoneProvider } from '../../providers/phone-provider';

jest.mock('../../providers/phone-provider');

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

/** The browser's own button, and what a reload would find. */
function BrowserBack() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      <p>{JSON.stringify(useLocation().state)}</p>
    </>
  );
}

it("keeps the phone provider's newest session over a reload and going back [CALL-42] [STATE-52]", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sending = jest.mocked(sendByPhoneProvider).mockResolvedValueOnce({ sessionInfo: 'session-1' });
  sending.mockResolvedValue({ sessionInfo: 'session-2' });
  const { user, api } = renderApp(
    <>
      <BrowserBack />
      <Page />
    </>,
    {
      address: '/forgot-password',
      path: '/forgot-password',
      config: { country: 'AE', mailActive: false, login: { ...aConfig().login, firebaseOtp: true } },
      setUpApi: (fake) => {
        fake.respond(forgotPassword, 'Sent');
        fake.respond(verifyResetByPhoneProvider, 'Matched');
      },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '0501234567{Enter}');
  await screen.findByRole('textbox', { name: /code/i });
  expect(screen.getByText(/session-1/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  await user.click(screen.getByRole('button', { name: /resend/i }));
  expect(await screen.findByText(/session-2/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /code/i }), '123456{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'New password' });
  expect(api.calls(verifyResetByPhoneProvider)[0]?.body).toMatchObject({ sessionInfo: 'session-2' });
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  await screen.findByRole('textbox', { name: /code/i });
  expect(screen.getByText(/session-2/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toBeVisible();
  jest.useRealTimers();
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
