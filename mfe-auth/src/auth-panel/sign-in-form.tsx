import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { login } from '@shop/contract';
import { contactKind, dialCode, normalisePhone } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Checkbox, Form, SubmitButton, TextField, wholeNumber } from '@shop/ui/form';
import { useEffect } from 'react';
import { manualOrigin } from './manual-origin';
import { useKeptForm } from '../flow/kept-form';
import { useRunCall, useSignInCalls } from '../flow/use-sign-in-call';
import type { SignInFlow } from '../flow/use-sign-in-flow';
import { messages } from '../messages';
import { Problem, useProblem } from './problem';
import { offerToBrowser, rememberContact, rememberedContact } from './remembered-contact';
import { signInSchema, type SignInValues } from './sign-in-schema';
import { prefetchSteps } from './screens';

const empty: SignInValues = { email_or_phone: '', password: '', remember: false };

/** What was typed as it is sent: a phone number whole, an e-mail as it is. VALID-16, BIZ-39. */
const contactToSend = (text: string, country: string) =>
  contactKind(text) === 'phone'
    ? ({ field_type: 'phone', email_or_phone: wholeNumber(text, dialCode(country), normalisePhone) } as const)
    : ({ field_type: 'email', email_or_phone: text.trim() } as const);

/** What signing in by password does: send, remember, go on. STATE-42. */
function useSignIn(flow: SignInFlow) {
  const settings = useShopConfig();
  const guestId = useSession((session) => session.guestId);
  const problem = useProblem();
  const callOf = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const send = async ({ email_or_phone, password, remember }: SignInValues) => {
    problem.clear();
    prefetchSteps();
    const contact = contactToSend(email_or_phone, settings?.country ?? '');
    const signIn = callOf(login, { ...contact, password, login_type: 'manual', guest_id: guestId });
    const answer = await run(signIn);
    if (!answer) return;
    rememberContact(remember ? email_or_phone : null);
    if (remember) void offerToBrowser(email_or_phone, password);
    flow.proceed(answer, manualOrigin(contact.field_type, contact.email_or_phone, signIn));
  };
  return { send, busy, problem };
}

/** Signing in by e-mail or phone and password. CALL-33, VALID-17, VALID-18. */
export function SignInForm({ flow }: { flow: SignInFlow }) {
  const { t } = useTranslation(messages);
  const { send, busy, problem } = useSignIn(flow);
  const { control, handleSubmit, reset } = useKeptForm('sign-in', {
    resolver: yupResolver(signInSchema),
    defaultValues: empty,
  });

  useEffect(() => {
    const contact = rememberedContact();
    if (contact) reset({ ...empty, email_or_phone: contact, remember: true });
  }, [reset]);

  const translate = (key: string) => t(`errors.${key}`);
  return (
    <Form onSubmit={handleSubmit(send)} label={t('signIn')}>
      <Problem texts={problem.texts} />
      <TextField
        control={control}
        name="email_or_phone"
        label={t('emailOrPhone')}
        translate={translate}
        autoComplete="username"
        ltr
        required
      />
      <TextField
        control={control}
        name="password"
        type="password"
        label={t('password')}
        translate={translate}
        autoComplete="current-password"
        required
      />
      <Checkbox control={control} name="remember" label={t('rememberMe')} />
      <SubmitButton busy={busy}>{t('signIn')}</SubmitButton>
    </Form>
  );
}
