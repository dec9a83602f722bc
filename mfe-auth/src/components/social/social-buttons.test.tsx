import { socialLogin } from '@shop/contract';
import { aConfig, aLogin, Refusal, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { LoginResponse } from '@shop/domain';
import { getNextStep } from '../../flow/next-step';
import { toSignInMethod, type Origin } from '../../flow/step-props';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import {
  ProviderBlocked,
  ProviderClosed,
  ProviderFailed,
  ProviderRefused,
  type ProviderProblem,
} from '../../providers/provider-problem';
import { signInWith } from '../../providers/sign-in-with';
import type { SocialIdentity } from '../../providers/social-identity';
import { anIdentity } from '../steps/step.fixture';
import { SocialButtons } from './social-buttons';

jest.mock('../../providers/sign-in-with');
const provider = jest.mocked(signInWith);

const { login } = aConfig();
const withProviders = (own: Partial<typeof login>) => ({
  login: { ...login, social: true, google: false, facebook: false, apple: false, ...own },
});
const all = withProviders({ google: true, facebook: true, apple: true });

function opened(options: TestAppOptions = { config: all }) {
  const proceed = jest.fn<boolean, [LoginResponse, Origin]>(() => true);
  // The buttons use nothing else of the flow.
  const flow = { proceed } as unknown as SignInFlow;
  const app = renderApp(<SocialButtons flow={flow} />, options);
  const press = async (name: string) =>
    app.user.click(await screen.findByRole('button', { name: `Continue with ${name}` }));
  /** The step that the response led to. */
  const step = () => {
    const [response, origin] = proceed.mock.calls[0]!;
    return getNextStep(response, toSignInMethod(origin)).mode;
  };
  return { ...app, proceed, press, step };
}

const signInAndSettle = async (
  identity: SocialIdentity,
  response: LoginResponse | Refusal,
  name = 'Google',
) => {
  provider.mockResolvedValue(identity);
  const app = opened();
  app.api.respond(socialLogin, () => {
    if (response instanceof Refusal) throw response;
    return response;
  });
  await app.press(name);
  return app;
};

beforeEach(() => provider.mockReset());

it.each([
  [withProviders({ google: true }), ['Continue with Google']],
  [withProviders({ google: true, facebook: true }), ['Google', 'Facebook']],
  [all, ['Google', 'Facebook', 'Apple']],
])('share one line, each with its own name [AUTH-02]', async (config, labels) => {
  opened({ config });
  await screen.findByRole('group', { name: 'Other ways to sign in' });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(labels);
  expect(buttons.every((button) => /^Continue with /.test(button.getAttribute('aria-label') ?? ''))).toBe(
    true,
  );
});

it('are absent when the shop has enabled no provider [AUTH-02]', async () => {
  const app = opened({ config: { login: { ...login, social: false, google: true } } });
  await waitFor(() => expect(app.container).toBeEmptyDOMElement());
});

it("send the provider's identity to the shop, which signs a known customer in [STATE-46] [CALL-36]", async () => {
  const app = await signInAndSettle(anIdentity(), aLogin());
  await waitFor(() => expect(app.proceed).toHaveBeenCalled());
  expect(app.api.calls(socialLogin)[0]?.body).toEqual({
    medium: 'google',
    token: 'token-1',
    unique_id: 'g-1',
    email: 'noor@example.com',
    phone: '',
    login_type: 'social',
    guest_id: 'guest-1',
  });
  expect(app.step()).toBe('in');
  expect(app.proceed.mock.calls[0]?.[1]).toMatchObject({ email: 'noor@example.com', loginType: 'social' });
});

const open = { token: null };
const knownUser = { name: 'Noor', imageUrl: null };
const noEmail = new Refusal(403, { errors: [{ code: 'email', message: 'No e-mail' }] });

it.each([
  ['the rest of the profile [STATE-47]', anIdentity(), aLogin({ ...open, personalInfo: false }), 'user-info'],
  [
    'a question where the e-mail is known [STATE-48]',
    anIdentity(),
    aLogin({ ...open, existingUser: knownUser }),
    'is-it-you',
  ],
  [
    'the phone when none is known [STATE-49]',
    anIdentity(),
    aLogin({ ...open, phoneVerified: false }),
    'phone',
  ],
  [
    'the phone when the provider gave no e-mail [STATE-49] [ERR-22]',
    anIdentity({ email: '' }),
    noEmail,
    'phone',
  ],
])('lead to %s', async (_what, identity, response, step) => {
  const app = await signInAndSettle(identity, response);
  await waitFor(() => expect(app.proceed).toHaveBeenCalled());
  expect(app.step()).toBe(step);
  expect(app.toasts).toEqual([]);
});

it('lead to the phone step after Apple without an e-mail address, and to the profile with one [STATE-49]', async () => {
  const app = await signInAndSettle(anIdentity({ medium: 'apple', email: '' }), noEmail, 'Apple');
  await waitFor(() => expect(app.proceed).toHaveBeenCalled());
  expect(app.step()).toBe('phone');
  app.unmount();
  const unverified = aLogin({ ...open, phoneVerified: false });
  const other = await signInAndSettle(anIdentity({ medium: 'apple' }), unverified, 'Apple');
  await waitFor(() => expect(other.proceed).toHaveBeenCalled());
  expect(other.step()).toBe('user-info');
});

it('show every other error of the shop in its own message [ERR-22]', async () => {
  const app = await signInAndSettle(anIdentity(), refused(403, 'This account is blocked'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is blocked');
  expect(app.proceed).not.toHaveBeenCalled();
  expect(app.toasts).toEqual([]);
});

it.each<[string, ProviderProblem, RegExp]>([
  ['was refused', new ProviderRefused(), /Google did not let you in/],
  ['was closed', new ProviderClosed(), /Google window was closed/],
  ['was blocked', new ProviderBlocked(), /Your browser blocked the Google window/],
  ['failed', new ProviderFailed(), /Google cannot be reached/],
  ['failed in words of its own', new ProviderFailed('Google says no'), /^Google says no$/],
])('show what to do when the provider %s [ERR-22]', async (_how, problem, labels) => {
  provider.mockRejectedValueOnce(problem);
  const app = opened();
  await app.press('Google');
  expect(await screen.findByRole('alert')).toHaveTextContent(labels);
  expect(app.proceed).not.toHaveBeenCalled();
  expect(app.api.calls(socialLogin)).toEqual([]);
});

it("show 'Loading Apple Login...' while its script loads [AUTH-02]", async () => {
  let loading: ((isLoading: boolean) => void) | undefined;
  provider.mockImplementation((_medium, _settings, options) => {
    loading = options?.onLoading;
    loading?.(true);
    return new Promise(() => undefined);
  });
  const app = opened();
  await app.press('Apple');
  expect(await screen.findByText('Loading Apple Login...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with Apple' })).toHaveAttribute('aria-busy', 'true');
  act(() => loading?.(false));
  expect(screen.queryByText('Loading Apple Login...')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Go on in the Apple window');
});

it('close an open window when another provider is chosen and when they unmount', async () => {
  const signals: AbortSignal[] = [];
  provider.mockImplementation(
    (_medium, _settings, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signals.push(signal!);
        signal?.addEventListener('abort', () => reject(new ProviderClosed()));
      }),
  );
  const app = opened();
  await app.press('Google');
  await waitFor(() => expect(signals).toHaveLength(1));
  await app.press('Facebook');
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent('Facebook');
  app.unmount();
  expect(signals[1]?.aborted).toBe(true);
});
