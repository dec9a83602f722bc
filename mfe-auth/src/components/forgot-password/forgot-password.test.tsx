import { forgotPassword, resetPassword, verifyResetByPhoneProvider, verifyToken } from '@shop/contract';
import { aConfig, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createDrafts, DraftsContext } from '../../flow/saved-form';
import type { Recovery } from '../../flow/recovery';
import { sendByPhoneProvider } from '../../providers/phone-provider';
import { ForgotSteps } from './forgot-steps';

jest.mock('../../providers/phone-provider');

const onDone = jest.fn();
beforeEach(() => onDone.mockReset());

const sent = 'If we know this contact, a code is on its way.';

function Steps() {
  const [recovery, go] = useState<Recovery>({ step: 'request' });
  const startOver = () => go({ step: 'request' });
  return <ForgotSteps navigation={{ recovery, go, startOver }} onDone={onDone} />;
}

function open(options: TestAppOptions = {}) {
  return renderApp(
    <>
      <DraftsContext value={createDrafts()}>
        <Steps />
      </DraftsContext>
      <Toaster closeLabel="Close message" />
    </>,
    {
      ...options,
      config: { country: 'AE', ...options.config },
      setUpApi: (api) => {
        api.respond(forgotPassword, sent);
        api.respond(verifyToken, 'OTP matched');
        api.respond(resetPassword, 'Password changed successfully.');
        options.setUpApi?.(api);
      },
    },
  );
}

type Person = ReturnType<typeof renderApp>['user'];
const phone = () => screen.findByRole('textbox', { name: /^Phone/ });
const send = (user: Person) => user.click(screen.getByRole('button', { name: 'Send code' }));
const code = () => screen.findByRole('textbox', { name: /code/i });

async function toCode(user: Person, number = '0501234567') {
  await user.type(await phone(), number);
  await send(user);
  await code();
}

async function toReset(user: Person) {
  await toCode(user);
  await user.keyboard('123456{Enter}');
  return screen.findByLabelText(/^New password/, { selector: 'input' });
}

const target = { verification_method: 'phone', phone: '+971501234567', email: '' };

it("leads from a phone through a code to a new password, and shows the server's messages [FORGOT-01] [STATE-51] [STATE-53] [CALL-39] [CALL-40] [CALL-41] [ERR-26]", async () => {
  const { user, api } = open();
  await user.type(await toReset(user), 'secret7');
  expect(await screen.findByText(sent)).toBeVisible();
  await user.type(screen.getByLabelText(/^Confirm new password/), 'secret7');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Password changed successfully.')).toBeVisible();
  expect(api.calls(forgotPassword)).toEqual([{ body: target }]);
  expect(api.calls(verifyToken)).toEqual([{ body: { ...target, reset_token: '123456' } }]);
  expect(api.calls(resetPassword)).toEqual([
    { body: { ...target, reset_token: '123456', password: 'secret7', confirm_password: 'secret7' } },
  ]);
});

describe('the channel of the code', () => {
  it.each([
    ['by SMS alone', { mailActive: false }, /^Phone/],
    ['by mail alone', { smsActive: false }, /^Email/],
  ])('%s: the visitor has no choice [FORGOT-01]', async (_name, config, field) => {
    open({ config });
    expect(await screen.findByRole('textbox', { name: field })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('both: the visitor chooses, and what was typed is kept [FORGOT-01] [CALL-39]', async () => {
    const { user, api } = open();
    await user.type(await phone(), '050');
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
    await user.click(screen.getByRole('radio', { name: 'SMS' }));
    expect(await phone()).toHaveValue('050');
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    await send(user);
    await code();
    expect(screen.getByText('ad*************')).toBeVisible();
    const body = { verification_method: 'email', phone: '', email: 'ada@example.com' };
    expect(api.calls(forgotPassword)).toEqual([{ body }]);
  });

  it("none: links to the shop's support [FORGOT-02]", async () => {
    open({ config: { smsActive: false, mailActive: false } });
    expect(await screen.findByText('Sorry, Something Went Wrong')).toBeVisible();
    const text = 'Please try again after some time or Contact with our support team.';
    expect(screen.getByText(text)).toBeVisible();
    const help = screen.getByRole('link', { name: 'Help & Support' });
    expect(help).toHaveAttribute('href', '/help-and-support');
  });
});

describe('the contact', () => {
  it.each([
    ['', 'Please provide a phone number'],
    ['050123456', 'Phone number must be exactly 10 digits'],
    ['05012345678', 'Phone number must be exactly 10 digits'],
  ])('must be a phone of ten digits, not %j [VALID-27] [BIZ-06]', async (number, text) => {
    const { user, api } = open();
    if (number) await user.type(await phone(), number);
    await screen.findByRole('button', { name: 'Send code' });
    await send(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await phone()).toBeInvalid();
    expect(api.calls(forgotPassword)).toEqual([]);
  });

  it.each(['0501234567', '050 123-4567', '٠٥٠١٢٣٤٥٦٧', '+9710501234567'])(
    'is sent with the country code: %s [VALID-27]',
    async (number) => {
      const { user, api } = open();
      await toCode(user, number);
      expect(api.calls(forgotPassword)).toEqual([{ body: target }]);
    },
  );

  it.each([
    ['501234567', '+971501234567'],
    ['+44 (0)7400 123456', '+447400123456'],
    ['tel:+971-50-123\u20114567', '+971501234567'],
  ])('may be what sign-in takes, too: %s [VALID-27]', async (number, sent) => {
    const { user, api } = open();
    await user.click(await phone());
    await user.paste(number);
    await send(user);
    await code();
    expect(api.calls(forgotPassword)).toEqual([{ body: { ...target, phone: sent } }]);
  });

  it.each([
    ['none', '', 'Please provide an email address'],
    ['one that is none', 'ada@example', 'Please enter a valid email address'],
    ['a long one', `${'a'.repeat(250)}@example.com`, 'Email is too long'],
  ])('must be an e-mail address, not %s [VALID-28] [BIZ-06]', async (_name, address, text) => {
    const { user } = open({ config: { smsActive: false } });
    const field = await screen.findByRole('textbox', { name: /^Email/ });
    if (address) {
      await user.click(field);
      await user.paste(address);
    }
    await send(user);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("shows the server's first error at the form [ERR-21]", async () => {
    const { user, toasts } = open({
      setUpApi: (api) =>
        api.respond(forgotPassword, () => {
          throw refused(403, 'Messages cannot be sent now');
        }),
    });
    await user.type(await phone(), '0501234567');
    await send(user);
    expect(await screen.findByText('Messages cannot be sent now')).toBeVisible();
    expect(await phone()).toHaveValue('0501234567');
    expect(toasts).toEqual([]);
  });
});

describe('the code', () => {
  it('has six digits, shows its target masked, and shows an error at its field [VALID-29] [ERR-21] [BIZ-40]', async () => {
    const { user, api } = open({
      setUpApi: (fake) =>
        fake.respond(verifyToken, () => {
          throw refused(403, 'Invalid OTP.');
        }),
    });
    await toCode(user);
    expect(screen.getByText('+9715*****567')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('field is empty')).toBeVisible();
    await user.keyboard('12345{Enter}');
    expect(api.calls(verifyToken)).toEqual([]);
    await user.keyboard('6{Enter}');
    expect(await screen.findByText('Invalid OTP.')).toBeVisible();
    expect(await code()).toHaveValue('');
  });

  it('can be sent again after a minute [STATE-52]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, api } = open();
    await toCode(user);
    const again = screen.getByRole('button', { name: /resend/i });
    expect(again).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(api.calls(forgotPassword)).toHaveLength(2);
    expect(again).toBeDisabled();
    jest.useRealTimers();
  });

  it('goes back to what was typed', async () => {
    const { user } = open();
    await toCode(user);
    await user.click(screen.getByRole('button', { name: 'Use another phone or email' }));
    expect(await phone()).toHaveValue('0501234567');
    expect(await phone()).toHaveFocus();
  });

  it('that comes after the visitor has left leads nowhere [STATE-51]', async () => {
    let answer = (_message: string) => {};
    const go = jest.fn();
    const { user, unmount } = renderApp(
      <ForgotSteps
        navigation={{
          recovery: { step: 'verify', target: { ...target, verification_method: 'phone' }, sessionInfo: '' },
          go,
          startOver: jest.fn(),
        }}
        onDone={onDone}
      />,
      { setUpApi: (fake) => fake.respond(verifyToken, () => new Promise((resolve) => (answer = resolve))) },
    );
    await user.type(await code(), '123456{Enter}');
    unmount();
    await act(async () => answer('OTP matched'));
    expect(go).not.toHaveBeenCalled();
  });

  it('of the phone provider is verified there, and its proof sets the new password [CALL-42] [CALL-41]', async () => {
    jest.mocked(sendByPhoneProvider).mockResolvedValue({ sessionInfo: 'session-1' });
    const { user, api } = open({
      config: { login: { ...aConfig().login, firebaseOtp: true } },
      setUpApi: (fake) => fake.respond(verifyResetByPhoneProvider, 'The code is right.'),
    });
    await user.type(await toReset(user), 'secret7');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'secret7{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const sent = { sessionInfo: 'session-1', phoneNumber: '+971501234567', code: '123456' };
    expect(api.calls(verifyResetByPhoneProvider)).toEqual([{ body: { ...sent, is_reset_token: true } }]);
    expect(api.calls(verifyToken)).toEqual([]);
    expect(api.calls(resetPassword)[0]?.body).toMatchObject({ ...target, reset_token: '123456' });
  });
});

describe('the new password', () => {
  it.each([
    ['', '', 'No password provided.'],
    ['12345', '12345', 'Password is too short - should be 6 chars minimum.'],
    ['secret7', '', 'No Confirm Password provided.'],
    ['secret7', 'secret8', 'Passwords must match'],
  ])('%j and %j: %s [VALID-30] [VALID-31] [BIZ-06]', async (password, confirmation, text) => {
    const { user, api } = open();
    const field = await toReset(user);
    expect(field).toHaveFocus();
    if (password) await user.type(field, password);
    if (confirmation) await user.type(screen.getByLabelText(/^Confirm new password/), confirmation);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.calls(resetPassword)).toEqual([]);
  });

  it('can be retried with another code when the first has expired [ERR-23]', async () => {
    const { user } = open({
      setUpApi: (api) =>
        api.respond(resetPassword, () => {
          throw refused(403, 'This code is no longer valid.');
        }),
    });
    await user.type(await toReset(user), 'secret7');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'secret7{Enter}');
    expect(await screen.findByText('This code is no longer valid.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for another code' }));
    expect(await phone()).toHaveValue('0501234567');
    expect(onDone).not.toHaveBeenCalled();
  });
});
