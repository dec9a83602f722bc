import { useShopConfig, useCache } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useSession, startSession, useSessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import type { LoginResponse, ShopConfig } from '@shop/domain';
import { useState } from 'react';
import { messages } from '../messages';
import { getNextStep, type AuthMode } from './next-step';
import type { Recovery } from './recovery';
import { forgetSignUpDraft } from './sign-up-draft';
import { toSignInMethod, type NewOrigin, type Origin, type StepContext } from './step-props';
import { useIsMounted } from './use-is-mounted';
import { cartList, customerInfo } from '@shop/contract';
import { useBus } from '@shop/events';

/**
 * Signs the customer in with a token: stores the session, emits the event, refetches the merged cart (STATE-44) and
 * the customer (CALL-44), and tracks the sign-in method.
 */
function useCompleteSignIn(): (token: string, method: Pick<Origin, 'isNew' | 'loginType'>) => void {
  const session = useSessionStore();
  const bus = useBus();
  const cache = useCache();
  return (token, { isNew, loginType }) => {
    startSession(session, bus, token);
    forgetSignUpDraft();
    bus.emit('analytics:measured', { name: isNew ? 'sign_up' : 'login', method: loginType });
    void cache.refresh(cartList);
    cache.warm(customerInfo, {});
  };
}

type FormMode = Exclude<AuthMode, StepContextMode>;
type StepContextMode = 'code' | 'user-info' | 'phone' | 'is-it-you';

/** A screen of the panel: a form, a step of the password recovery, or a step with its context. */
type Screen =
  | { mode: Exclude<FormMode, 'forgot'> }
  | { mode: 'forgot'; recovery: Recovery }
  | { mode: StepContextMode; context: StepContext };

const isStep = (screen: Screen): screen is Extract<Screen, { context: StepContext }> => 'context' in screen;

const asksForCode = (screen: Screen | undefined): boolean =>
  screen?.mode === 'code' || (screen?.mode === 'forgot' && screen.recovery.step === 'verify');

/** A code can be used once, so going back skips its screen. */
const popScreen = (screens: readonly Screen[]): readonly Screen[] => {
  const rest = screens.slice(0, -1);
  return asksForCode(rest.at(-1)) ? popScreen(rest) : rest;
};

const toStepName = (screen: Screen): string => {
  if (isStep(screen)) return `${screen.mode} ${screen.context.code?.kind ?? ''}`;
  return screen.mode === 'forgot' ? `forgot ${screen.recovery.step}` : screen.mode;
};

/** Adds a screen; the same step again replaces the last one. */
const pushScreen = (screens: readonly Screen[], screen: Screen): readonly Screen[] => {
  const last = screens.at(-1);
  const isSame = last !== undefined && toStepName(last) === toStepName(screen);
  return [...(isSame ? screens.slice(0, -1) : screens), screen];
};

/** What the visitor came for; decides the page afterwards. */
export type Arrival = 'sign-in' | 'sign-up';

export interface SignInFlow {
  screen: Screen;
  mode: AuthMode;
  /** How many screens `back` leads to. */
  depth: number;
  /** Shows a form: signing in, signing up, or the first of password recovery (with a way back). */
  show: (mode: FormMode) => void;
  /** Shows a step of the password recovery; the same step again replaces itself. */
  recover: (recovery: Recovery) => void;
  back: () => void;
  /** Handles the response of a form. Returns whether it led to another screen or signed the visitor in. */
  proceed: (response: LoginResponse, origin: Origin) => boolean;
  /** The same for a step, whose origin is known. */
  handleResponse: (response: LoginResponse, origin?: NewOrigin) => void;
  /** Why the visitor must start over; '' without an error. */
  error: string;
}

const toFormMode = (requested: string | null | undefined): Arrival =>
  requested === 'sign-up' ? 'sign-up' : 'sign-in';

/** Signing up is available only when the shop has sign-in by password. */
const toAllowedScreen = (screen: Screen, settings: ShopConfig | undefined): Screen =>
  screen.mode === 'sign-up' && settings?.login.manual === false ? { mode: 'sign-in' } : screen;

/**
 * The flow from a form to being signed in, for modal and page. Each response decides the next screen (`nextStep`); a
 * token ends the flow (STATE-42, STATE-44). `requested` is the first mode; an unknown one means signing in. A token that
 * comes after the panel was closed still signs in, because the server has merged the guest's cart; the visitor stays where
 * they are, and `onDone` is not called.
 */
export function useSignInFlow(
  requested: string | null | undefined,
  onDone: (arrival: Arrival) => void,
): SignInFlow {
  const { t } = useTranslation(messages);
  const guestId = useSession((session) => session.guestId);
  const settings = useShopConfig();
  const completeSignIn = useCompleteSignIn();
  const [screens, setScreens] = useState<readonly Screen[]>([{ mode: toFormMode(requested) }]);
  const [error, setError] = useState('');
  const isMounted = useIsMounted();
  // There is always one: `before` is called with at least two.
  const screen = toAllowedScreen(screens.at(-1)!, settings);

  const proceed = (response: LoginResponse, origin: Origin) => {
    const next = getNextStep(response, toSignInMethod(origin));
    if (next.mode === 'stuck') {
      setError(t(next.lacks === 'email' ? 'emailUnknown' : 'verificationDue'));
      return false;
    }
    setError('');
    if (next.mode === 'in') {
      completeSignIn(next.token, origin);
      toast.success(t(origin.isNew ? 'signedUp' : 'loggedIn'));
      if (isMounted()) onDone(origin.isNew ? 'sign-up' : 'sign-in');
      return true;
    }
    const code =
      next.mode === 'code' ? { kind: next.kind, contact: response[next.kind] || origin[next.kind] } : null;
    const context: StepContext = { ...origin, response, guestId, code };
    setScreens((all) => pushScreen(all, { mode: next.mode, context }));
    return true;
  };

  return {
    screen,
    mode: screen.mode,
    depth: screens.length - 1,
    error,
    proceed,
    handleResponse: (response, origin) => {
      if (isStep(screen)) proceed(response, { ...screen.context, ...origin });
    },
    show: (mode) => {
      setError('');
      if (mode !== 'forgot') return setScreens([{ mode }]);
      setScreens((all) => [
        ...all.filter((other) => other.mode !== mode),
        { mode, recovery: { step: 'request' } },
      ]);
    },
    recover: (recovery) => setScreens((all) => pushScreen(all, { mode: 'forgot', recovery })),
    back: () => {
      setError('');
      setScreens((all) => (all.length > 1 ? popScreen(all) : all));
    },
  };
}

/**
 * Where a visitor without `next` goes: a new customer to their interests, if a location is chosen and the module has
 * categories, everybody else to the home page. STATE-50.
 */
export function useArrivalPage(): (arrival: Arrival) => '/interest' | '/home' {
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const moduleType = useSession((session) => session.module?.type);
  return (arrival) => (arrival === 'sign-up' && hasZone && moduleType !== 'parcel' ? '/interest' : '/home');
}
