import { ApiError } from '@shop/api';
import type { SlotProps } from '@shop/federation';
import { renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import ContactCode from './contact-code';

function open(own: Partial<SlotProps['contact-code']> = {}) {
  const entered = jest.fn<Promise<void>, [string, string]>(() => Promise.resolve());
  const resent = jest.fn(() => Promise.resolve());
  const app = renderApp(
    <ContactCode
      kind="email"
      contact="sara@example.com"
      byProvider={false}
      onEntered={entered}
      onResend={resent}
      {...own}
    />,
  );
  return { ...app, entered, resent };
}
const field = () => screen.findByRole('textbox', { name: 'Verification code' });

it('passes on the entered code of the shop [STATE-33] [PROF-04]', async () => {
  const { user, entered } = open();
  expect(await screen.findByText(/^sa\*+$/)).toBeVisible();
  await user.type(await field(), '123456{Enter}');
  await waitFor(() => expect(entered).toHaveBeenCalledWith('123456', ''));
});

it('shows at the field why it was rejected [ERR-20]', async () => {
  const refusal = new ApiError('http', 403, [{ code: 'otp', message: 'OTP does not match' }]);
  const { user } = open({ onEntered: () => Promise.reject(refusal) });
  await user.type(await field(), '111111{Enter}');
  expect(await screen.findByText('OTP does not match')).toBeVisible();
  expect(await field()).toHaveValue('');
});

describe('of the phone provider', () => {
  const before = window.fetch;
  afterEach(() => void (window.fetch = before));
  const respondWith = (body: object) => {
    window.fetch = (() => Promise.resolve({ json: () => Promise.resolve(body) })) as unknown as typeof fetch;
  };
  const phone = { kind: 'phone', contact: '+923001112233', byProvider: true } as const;

  it('requests the code, and passes on its session [STATE-33]', async () => {
    respondWith({ session_info: 'session-1' });
    const { user, entered } = open(phone);
    expect(await screen.findByText('We have sent a 6-digit code by SMS to')).toBeVisible();
    await user.type(await field(), '123456{Enter}');
    await waitFor(() => expect(entered).toHaveBeenCalledWith('123456', 'session-1'));
  });

  it('shows the provider’s message when sending failed [ERR-20]', async () => {
    respondWith({ errors: [{ code: 'x', message: 'Please wait 3 minutes.' }] });
    open(phone);
    expect(await screen.findByText('Please wait 3 minutes.')).toBeVisible();
  });
});
