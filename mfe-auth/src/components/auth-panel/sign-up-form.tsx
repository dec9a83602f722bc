import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { login, signUp, signUpFormSchema } from '@shop/contract';
import { phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { space, color } from '@shop/ui';
import { Checkbox, Form, PasswordField, PhoneField, SubmitButton, TextField } from '@shop/ui/form';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useSavedForm } from '../../flow/saved-form';
import { getSignUpDraft, saveSignUpDraft } from '../../flow/sign-up-draft';
import { useRunCall, useSignInCalls } from '../../flow/use-sign-in-call';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { messages } from '../../messages';
import { useFieldProblem, useFieldTexts } from '../steps/use-field-texts';
import { createManualOrigin } from '../../flow/step-props';
import { Problem } from './problem';
import { prefetchSteps } from './screens';
import { acceptsReferral, useInvitingCode } from './accepts-referral';
import { ModeSwitch } from './mode-switch';

const TermsLink = styled.a`
  color: ${color('brand')};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** 'I accept the <link>Terms</link>'; the link opens a new window (ROUTE-13). */
function TermsLabel({ text }: { text: string }) {
  const [before, name, after] = text.split(/<\/?link>/);
  return (
    <>
      {before}
      <TermsLink href="/terms-and-conditions" target="_blank" rel="noopener">
        {name}
      </TermsLink>
      {after}
    </>
  );
}

const empty = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  ref_code: '',
  guest_id: null,
  tandc: false,
};

/** Fields that the server may reject, with the codes of its errors. */
const refusable = ['name', 'email', 'phone', 'password', 'confirm_password', 'ref_code'] as const;

/** Two fields side by side when the width allows. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space('md')};
`;

/** Sends the sign-up request and moves the flow on. CALL-34. */
function useSignUp(flow: SignInFlow) {
  const guestId = useSession((session) => session.guestId);
  const createCall = useSignInCalls();
  const invitingCode = useInvitingCode();
  const { control, handleSubmit, setError, getValues, reset, subscribe } = useSavedForm('sign-up', {
    resolver: yupResolver(signUpFormSchema),
    defaultValues: { ...empty, ref_code: invitingCode },
  });
  useEffect(() => {
    // The draft may be older than the invitation.
    const invitation = invitingCode ? { ref_code: invitingCode } : {};
    reset({ ...getValues(), ...getSignUpDraft(), ...invitation });
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveSignUpDraft(values) });
  }, [getValues, reset, subscribe, invitingCode]);
  const problem = useFieldProblem(setError, refusable);
  const { run, busy } = useRunCall(problem.onError);

  const submit = handleSubmit(async ({ tandc: _onlyHere, ...values }) => {
    problem.clear();
    prefetchSteps();
    const response = await run(createCall(signUp, { ...values, guest_id: guestId }));
    if (!response) return;
    // The account exists now, so resending the code is a sign-in call.
    const { email, phone, password } = values;
    const signIn = createCall(login, {
      login_type: 'manual',
      field_type: 'email',
      email_or_phone: email,
      password,
      guest_id: guestId,
    });
    flow.proceed(response, { ...createManualOrigin('email', email, signIn), phone, isNew: true });
  });
  return { control, submit, busy, texts: problem.texts };
}

/** The form for a new account: VALID-20 … VALID-26. A token in the response signs the customer in at once. */
function SignUpForm({ flow }: { flow: SignInFlow }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const translate = useFieldTexts();
  const { control, submit, busy, texts } = useSignUp(flow);
  const isAccepted = useWatch({ control, name: 'tandc' });
  const field = { control, translate };
  const secret = {
    autoComplete: 'new-password',
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
  } as const;
  return (
    <Form onSubmit={submit} label={t('signUp')}>
      <Problem texts={texts} />
      <TextField {...field} name="name" label={t('name')} autoComplete="name" required />
      <Pair>
        <TextField {...field} name="email" type="email" label={t('email')} autoComplete="email" required />
        <PhoneField
          {...field}
          name="phone"
          label={t('phone')}
          countries={phoneCountries(settings)}
          countryLabel={t('country')}
          required
        />
      </Pair>
      <Pair>
        <PasswordField {...field} {...secret} name="password" label={t('password')} required />
        <PasswordField {...field} {...secret} name="confirm_password" label={t('confirmPassword')} required />
      </Pair>
      {acceptsReferral(settings) && <TextField {...field} name="ref_code" label={t('refCode')} ltr />}
      <Checkbox {...field} name="tandc" label={<TermsLabel text={t('terms')} />} required />
      <SubmitButton busy={busy} disabled={!isAccepted}>
        {t('signUp')}
      </SubmitButton>
    </Form>
  );
}

/** The sign-up form and the link back to signing in. */
export function SignUpScreen({ flow }: { flow: SignInFlow }) {
  return (
    <>
      <SignUpForm flow={flow} />
      <ModeSwitch flow={flow} />
    </>
  );
}
