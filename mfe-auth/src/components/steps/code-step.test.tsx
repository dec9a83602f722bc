import { verifyByPhoneProvider, verifyContact } from '@shop/contract';
import { aConfig, aLogin, refused, Refusal, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { sendByPhoneProvider } from '../../providers/phone-provider';
import { ProviderFailed } from '../../providers/provider-problem';
import { CodeStep } from './code-step';
import { aContext } from './step.fixture';

jest.mock('../../providers/phone-provider');
const sending = jest.mocked(sendByPhoneProvider);

const toPhone = aContext({ code: { kind: 'phone', contact: '+923001112233' } });
const through = { login: { ...aConfig().login, firebaseOtp: true } };

async function opened(context = toPhone, options: TestAppOptions = {}) {
  const onAnswer = jest.fn();
  const app = renderApp(<CodeStep context={context} onResponse={onAnswer} onBack={jest.fn()} />, options);
  const field = await screen.findByRole('textbox', { name: 'Verification code' });
  const enter = (code: string) => app.user.type(field, `${code}{Enter}`);
  return { ...app, onAnswer, field, enter };
}

beforeEach(() => sending.mockReset());

it('verifies the phone that the code was sent to, and shows it masked [OTP-01] [CALL-35] [BIZ-40]', async () => {
  const { api, enter, onAnswer } = await opened();
  api.respond(verifyContact, aLogin({ proof: 'proof-2' }));
  expect(screen.getByText('+9230*****233')).toBeVisible();
  await enter('123456');
  await waitFor(() => expect(onAnswer).toHaveBeenCalled());
  expect(api.calls(verifyContact)[0]?.body).toEqual({
    verification_type: 'phone',
    phone: '+923001112233',
    otp: '123456',
    login_type: 'otp',
    guest_id: 'guest-1',
    proof: 'proof-1',
  });
  const [response, origin] = onAnswer.mock.calls[0] as Parameters<
    Parameters<typeof CodeStep>[0]['onResponse']
  >;
  expect(response.proof).toBe('proof-2');
  await origin?.confirm?.({ verified: 'yes', proof: 'proof-2' });
  expect(api.calls(verifyContact)[1]?.body).toMatchObject({
    otp: '123456',
    verified: 'yes',
    proof: 'proof-2',
  });
});

it('verifies an e-mail address in the same way [CALL-35] [BIZ-40]', async () => {
  const { api, enter } = await opened(
    aContext({ loginType: 'manual', code: { kind: 'email', contact: 'sara@example.com' } }),
  );
  api.respond(verifyContact, aLogin());
  expect(screen.getByText('sa**************')).toBeVisible();
  await enter('654321');
  await waitFor(() =>
    expect(api.calls(verifyContact)[0]?.body).toMatchObject({
      verification_type: 'email',
      email: 'sara@example.com',
      login_type: 'manual',
    }),
  );
});

it('shows the demo code in demo mode only [ERR-16] [BIZ-05]', async () => {
  const { unmount } = await opened(toPhone, { config: { demo: true, demoOtp: '123456' } });
  expect(await screen.findByText('For demo purpose use otp 123456')).toBeVisible();
  unmount();
  await opened(toPhone, { config: { demoOtp: null } });
  expect(screen.queryByText(/demo purpose/)).toBeNull();
});

it('shows at the field why the code was rejected [ERR-20]', async () => {
  const { api, enter, field, toasts, onAnswer } = await opened();
  api.respond(verifyContact, () => {
    throw refused(403, 'OTP does not match');
  });
  await enter('111111');
  expect(await screen.findByText('OTP does not match')).toBeVisible();
  expect(field).toHaveAccessibleDescription('OTP does not match');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(toasts).toEqual([]);
  expect(onAnswer).not.toHaveBeenCalled();
});

it('keeps the code when the server fails, and shows the usual error', async () => {
  const { api, enter, field, toasts } = await opened();
  api.respond(verifyContact, () => {
    throw new Refusal(500, {});
  });
  await enter('111111');
  await waitFor(() => expect(toasts).toEqual(['failed: http']));
  expect(field).toHaveValue('111111');
});

describe('through the phone provider', () => {
  it('requests the code there and sends its session as proof [STATE-43] [CALL-43]', async () => {
    sending.mockResolvedValue({ sessionInfo: 'session-1' });
    const { api, enter, onAnswer } = await opened(toPhone, { config: through });
    api.respond(verifyByPhoneProvider, aLogin());
    expect(await screen.findByText(/We have sent/)).toBeVisible();
    expect(sending.mock.calls.map(([phone]) => phone)).toEqual(['+923001112233']);
    await enter('123456');
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    expect(api.calls(verifyByPhoneProvider)[0]?.body).toEqual({
      session_info: 'session-1',
      phone: '+923001112233',
      otp: '123456',
      login_type: 'otp',
      guest_id: 'guest-1',
      proof: 'proof-1',
    });
    expect(api.calls(verifyContact)).toEqual([]);
  });

  it("shows the provider's message when sending failed, and can send again at once [ERR-20]", async () => {
    sending.mockRejectedValueOnce(new ProviderFailed('TOO_MANY from this number'));
    const { user } = await opened(toPhone, { config: through });
    expect(await screen.findByText('TOO_MANY from this number')).toBeVisible();
    sending.mockResolvedValue({ sessionInfo: 'session-2' });
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText(/We have sent/)).toBeVisible();
    expect(screen.queryByText('TOO_MANY from this number')).toBeNull();
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  });

  it('applies to phones only: e-mail addresses get a code from the shop', async () => {
    await opened(aContext({ code: { kind: 'email', contact: 'sara@example.com' } }), { config: through });
    expect(sending).not.toHaveBeenCalled();
  });
});
