import { useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import type { LoginResponse, ShopConfig } from '@shop/domain';
import { useState } from 'react';
import { messages } from '../messages';
import { nextStep, type AuthMode } from './next-step';
import { toSignInMethod, type NewOrigin, type Origin, type StepContext } from './step-props';
import { useEnter } from './use-enter';

type FormMode = Exclude<AuthMode, StepContextMode>;
type StepContextMode = 'code' | 'user-info' | 'phone' | 'is-it-you';

/** A screen of the panel: a form, or a step with its context. */
type Screen = { mode: FormMode } | { mode: StepContextMode; context: StepContext };

const isStep = (screen: Screen): screen is Extract<Screen, { context: StepContext }> => 'context' in screen;

/** A code can be used once, so going back skips its screen. */
const before = (screens: readonly Screen[]): readonly Screen[] => {
  const rest = screens.slice(0, -1);
  return rest.at(-1)?.mode === 'code' ? before(rest) : rest;
};

/** Adds a screen; the same step again replaces the last one. */
const onTop = (screens: readonly Screen[], screen: Screen): readonly Screen[] => {
  const last = screens.at(-1);
  const isSame =
    last?.mode === screen.mode &&
    (!isStep(last) || !isStep(screen) || last.context.code?.kind === screen.context.code?.kind);
  return [...(isSame ? screens.slice(0, -1) : screens), screen];
};

/** What the visitor came for; decides the page afterwards. */
export type Arrival = 'sign-in' | 'sign-up';

export interface SignInFlow {
  screen: Screen;
  mode: AuthMode;
  canGoBack: boolean;
  /** Shows a form: signing in, signing up, or password recovery (with a way back). */
  show: (mode: FormMode) => void;
  back: () => void;
  /** Handles the response of a form. Returns whether it led to another screen or signed the visitor in. */
  proceed: (response: LoginResponse, origin: Origin) => boolean;
  /** The same for a step, whose origin is known. */
  handleResponse: (response: LoginResponse, origin?: NewOrigin) => void;
  /** Why the visitor must start over; '' without an error. */
  trouble: string;
}

const formMode = (requested: string | null | undefined): FormMode =>
  requested === 'sign-up' ? 'sign-up' : 'sign-in';

/** Signing up is available only when the shop has sign-in by password. */
const allowed = (screen: Screen, settings: ShopConfig | undefined): Screen =>
  screen.mode === 'sign-up' && settings?.login.manual === false ? { mode: 'sign-in' } : screen;

/**
 * The flow from a form to being signed in, for modal and page. Each response decides the next screen (`nextStep`); a
 * token ends the flow (STATE-42, STATE-44). `requested` is the first mode; an unknown one means signing in.
 */
export function useSignInFlow(
  requested: string | null | undefined,
  onDone: (arrival: Arrival) => void,
): SignInFlow {
  const { t } = useTranslation(messages);
  const guestId = useSession((session) => session.guestId);
  const settings = useShopConfig();
  const enter = useEnter();
  const [screens, setScreens] = useState<readonly Screen[]>([{ mode: formMode(requested) }]);
  const [trouble, setTrouble] = useState('');
  // There is always one: `before` is called with at least two.
  const screen = allowed(screens.at(-1)!, settings);

  const proceed = (response: LoginResponse, origin: Origin) => {
    const next = nextStep(response, toSignInMethod(origin));
    if (next.mode === 'stuck') {
      setTrouble(t('verificationDue'));
      return false;
    }
    setTrouble('');
    if (next.mode === 'in') {
      enter(next.token, origin);
      toast.success(t(origin.isNew ? 'signedUp' : 'loggedIn'));
      onDone(origin.isNew ? 'sign-up' : 'sign-in');
      return true;
    }
    const code =
      next.mode === 'code' ? { kind: next.kind, contact: response[next.kind] || origin[next.kind] } : null;
    const context: StepContext = { ...origin, response, guestId, code };
    setScreens((all) => onTop(all, { mode: next.mode, context }));
    return true;
  };

  return {
    screen,
    mode: screen.mode,
    canGoBack: screens.length > 1,
    trouble,
    proceed,
    handleResponse: (response, origin) => {
      if (isStep(screen)) proceed(response, { ...screen.context, ...origin });
    },
    show: (mode) => {
      setTrouble('');
      setScreens((all) => (mode === 'forgot' ? [...all, { mode }] : [{ mode }]));
    },
    back: () => {
      setTrouble('');
      setScreens((all) => (all.length > 1 ? before(all) : all));
    },
  };
}
