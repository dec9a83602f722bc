import { login, socialRegister, updateInfo, verifyContact } from '@shop/contract';
import { aLogin, Refusal, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createDrafts, DraftsContext } from '../../flow/saved-form';
import type { StepContext, StepProps } from '../../flow/step-props';
import { IsItYouStep } from './is-it-you-step';
import { PhoneStep } from './phone-step';
import { aContext, anIdentity } from './step.fixture';
import { UserInfoStep } from './user-info-step';

function opened(Step: ComponentType<StepProps>, own: Partial<StepContext>, options: TestAppOptions = {}) {
  const onAnswer = jest.fn<void, Parameters<StepProps['onResponse']>>();
  const app = renderApp(
    <DraftsContext value={createDrafts()}>
      <Step context={aContext(own)} onResponse={onAnswer} onBack={jest.fn()} />
    </DraftsContext>,
    options,
  );
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  const type = (name: string, text: string) => app.user.type(screen.getByRole('textbox', { name }), text);
  return { ...app, onAnswer, press, type };
}

const createRefusal = (code: string, message: string) => new Refusal(403, { errors: [{ code, message }] });

describe('the missing parts of a profile', () => {
  it('asks for name and e-mail after a phone, and sends the proof [AUTH-01] [CALL-38]', async () => {
    const app = opened(UserInfoStep, {}, { config: { referral: true } });
    app.api.respond(updateInfo, aLogin({ proof: 'proof-2' }));
    await screen.findByRole('textbox', { name: 'Referral code (optional)' });
    expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    await app.type('Name', 'Sara Khan');
    await app.type('Email', 'sara@example.com');
    await app.type('Referral code (optional)', 'FRIEND7');
    await app.press('Continue');
    await waitFor(() => expect(app.onAnswer).toHaveBeenCalled());
    expect(app.api.calls(updateInfo)[0]?.body).toEqual({
      name: 'Sara Khan',
      email: 'sara@example.com',
      ref_code: 'FRIEND7',
      login_type: 'otp',
      guest_id: 'guest-1',
      proof: 'proof-1',
    });
    const origin = app.onAnswer.mock.calls[0]?.[1];
    expect(origin?.email).toBe('sara@example.com');
    await origin?.resend?.({ proof: 'proof-2' });
    expect(app.api.calls(updateInfo)[1]?.body).toMatchObject({ name: 'Sara Khan', proof: 'proof-2' });
  });

  it('has no referral field without a wallet [VALID-26]', async () => {
    opened(UserInfoStep, {}, { config: { wallet: false, referral: true } });
    await screen.findByRole('textbox', { name: 'Email' });
    expect(screen.queryByRole('textbox', { name: /Referral/ })).toBeNull();
  });

  it('asks for the phone when the provider gave name and e-mail, and has no referral field when referrals are off [STATE-47] [VALID-32]', async () => {
    const app = opened(
      UserInfoStep,
      { loginType: 'social', identity: anIdentity(), phone: '', email: 'noor@example.com' },
      { config: { referral: false } },
    );
    app.api.respond(updateInfo, aLogin());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor Ahmed');
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Referral/ })).toBeNull();
    await app.press('Continue');
    expect(await screen.findByText('phone number required')).toBeVisible();
    await app.type('Phone', '300111');
    expect(await screen.findByText('Number must be 10 digits')).toBeVisible();
    await app.type('Phone', '2233');
    await app.press('Continue');
    await waitFor(() =>
      expect(app.api.calls(updateInfo)[0]?.body).toMatchObject({
        name: 'Noor Ahmed',
        phone: '+923001112233',
        login_type: 'social',
      }),
    );
  });

  it('asks for a contact that the server reports missing', async () => {
    const app = opened(UserInfoStep, {
      loginType: 'social',
      identity: anIdentity(),
      email: 'noor@example.com',
    });
    app.api.respond(updateInfo, () => {
      throw createRefusal('email', 'Email is required');
    });
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await app.press('Continue');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription('Email is required');
    app.api.respond(updateInfo, aLogin());
    await app.user.type(email, 'noor@example.org');
    await app.press('Continue');
    await waitFor(() =>
      expect(app.api.calls(updateInfo).at(-1)?.body).toMatchObject({ email: 'noor@example.org' }),
    );
    expect(app.onAnswer.mock.calls[0]?.[1]?.email).toBe('noor@example.org');
  });

  it('shows a taken contact at its field and every other error above the form', async () => {
    const app = opened(UserInfoStep, {});
    await app.type('Name', 'Sara');
    await app.type('Email', 'sara@example.com');
    app.api.respond(updateInfo, () => {
      throw createRefusal('email', 'The email has already been taken.');
    });
    await app.press('Continue');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('The email has already been taken.'));
    expect(email).toHaveFocus();
    app.api.respond(updateInfo, () => {
      throw createRefusal('proof', 'Please start again.');
    });
    await app.type('Email', '.pk');
    await app.press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please start again.');
    expect(app.toasts).toEqual([]);
    expect(email).toHaveValue('sara@example.com.pk');
  });
});

describe('the phone after a provider', () => {
  const social = {
    loginType: 'social',
    identity: anIdentity({ email: '', idToken: 'id-1' }),
    phone: '',
  } as const;

  it('is required and has ten digits or more [VALID-32] [STATE-49]', async () => {
    const app = opened(PhoneStep, social);
    await app.press('Continue');
    expect(await screen.findByText('phone number required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
    await app.type('Phone', '300');
    expect(await screen.findByText('Number must be 10 digits')).toBeVisible();
    expect(app.api.calls(socialRegister)).toEqual([]);
  });

  it("is sent with the provider's identity, and the same call resends the code [CALL-37] [AUTH-01]", async () => {
    const app = opened(PhoneStep, social);
    const due = aLogin({ token: null, phoneVerified: false, phone: '+923001112233', proof: 'proof-2' });
    app.api.respond(socialRegister, due);
    await screen.findByRole('combobox', { name: 'Country code' });
    await app.type('Phone', '0300 111 2233');
    await app.press('Continue');
    await waitFor(() => expect(app.onAnswer).toHaveBeenCalled());
    expect(app.api.calls(socialRegister)[0]?.body).toEqual({
      medium: 'google',
      token: 'token-1',
      unique_id: 'g-1',
      email: '',
      id_token: 'id-1',
      phone: '+923001112233',
      guest_id: 'guest-1',
      proof: 'proof-1',
    });
    const [response, origin] = app.onAnswer.mock.calls[0]!;
    expect(response).toEqual(due);
    expect(origin?.phone).toBe('+923001112233');
    await origin?.resend?.({ proof: 'proof-2' });
    expect(app.api.calls(socialRegister)[1]?.body).toMatchObject({ token: 'token-1', proof: 'proof-2' });
  });
});

describe("'Is It You?'", () => {
  const known = aLogin({
    token: null,
    proof: 'proof-3',
    existingUser: { name: 'Sara Khan', imageUrl: null },
  });

  it.each([
    ['yes', 'Yes, it is me'],
    ['no', 'No, make a new account'],
  ] as const)('repeats the call with %s and the proof [AUTH-01] [STATE-48]', async (verified, name) => {
    const confirm = jest.fn(() => Promise.resolve(aLogin()));
    const app = opened(IsItYouStep, { response: known, confirm });
    expect(await screen.findByText('Sara Khan')).toBeVisible();
    await app.press(name);
    await waitFor(() => expect(app.onAnswer).toHaveBeenCalled());
    expect(confirm).toHaveBeenCalledWith({ verified, proof: 'proof-3' });
    await app.onAnswer.mock.calls[0]?.[1]?.resend?.({ proof: 'proof-4' });
    expect(confirm).toHaveBeenLastCalledWith({ verified, proof: 'proof-4' });
    expect(app.api.calls(login)).toEqual([]);
    expect(app.api.calls(verifyContact)).toEqual([]);
  });

  it('shows why it failed, and can be tried again', async () => {
    let answers = 0;
    const app = opened(IsItYouStep, {
      response: known,
      confirm: async () => {
        answers += 1;
        return await app.client.send(login, { body: {} });
      },
    });
    app.api.respond(login, () => {
      throw refused(403, 'Please start again.');
    });
    await screen.findByText('Sara Khan');
    await app.press('Yes, it is me');
    expect(await screen.findByText('Please start again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, it is me' })).toBeEnabled();
    expect(answers).toBe(1);
    expect(app.toasts).toEqual([]);
  });
});
