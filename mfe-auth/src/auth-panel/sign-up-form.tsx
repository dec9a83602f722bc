import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { login, signUp, signUpFormSchema } from '@shop/contract';
import { phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Checkbox, FieldRow, Form, PasswordField, PhoneField, SubmitButton, TextField } from '@shop/ui/form';
import { useWatch } from 'react-hook-form';
import type { InferType } from 'yup';
import { useKeptForm } from '../flow/kept-form';
import { useRunCall, useSignInCalls } from '../flow/use-sign-in-call';
import type { SignInFlow } from '../flow/use-sign-in-flow';
import { messages } from '../messages';
import { manualOrigin } from './manual-origin';
import { Problem, useProblem } from './problem';
import { TermsLabel } from './terms-label';

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

/** What signing up does: send, and go on with the answer. CALL-34. */
function useSignUp(flow: SignInFlow) {
  const guestId = useSession((session) => session.guestId);
  const problem = useProblem();
  const callOf = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const send = async ({ tandc: _onlyHere, ...values }: InferType<typeof signUpFormSchema>) => {
    problem.clear();
    const answer = await run(callOf(signUp, { ...values, guest_id: guestId }));
    if (!answer) return;
    // The account stands: its code is sent again by signing in.
    const { email, phone, password } = values;
    const signIn = callOf(login, {
      login_type: 'manual',
      field_type: 'email',
      email_or_phone: email,
      password,
      guest_id: guestId,
    });
    flow.proceed(answer, { ...manualOrigin('email', email, signIn), phone, isNew: true });
  };
  return { send, busy, problem };
}

/** A new account: VALID-20 … VALID-26. With a token in the answer the customer is in at once. */
export function SignUpForm({ flow }: { flow: SignInFlow }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const { send, busy, problem } = useSignUp(flow);
  const { control, handleSubmit } = useKeptForm('sign-up', {
    resolver: yupResolver(signUpFormSchema),
    defaultValues: empty,
  });
  const isAccepted = useWatch({ control, name: 'tandc' });
  const translate = (key: string) => t(`errors.${key}`);
  const field = { control, translate };
  const secret = {
    autoComplete: 'new-password',
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
  } as const;
  return (
    <Form onSubmit={handleSubmit(send)} label={t('signUp')}>
      <Problem texts={problem.texts} />
      <TextField {...field} name="name" label={t('name')} autoComplete="name" required />
      <FieldRow>
        <TextField {...field} name="email" type="email" label={t('email')} autoComplete="email" required />
        <PhoneField
          {...field}
          name="phone"
          label={t('phone')}
          countries={phoneCountries(settings)}
          countryLabel={t('country')}
          required
        />
      </FieldRow>
      <FieldRow>
        <PasswordField {...field} {...secret} name="password" label={t('password')} required />
        <PasswordField {...field} {...secret} name="confirm_password" label={t('confirmPassword')} required />
      </FieldRow>
      {settings?.wallet && settings.referral && (
        <TextField {...field} name="ref_code" label={t('refCode')} ltr />
      )}
      <Checkbox {...field} name="tandc" label={<TermsLabel text={t('terms')} />} required />
      <SubmitButton busy={busy} disabled={!isAccepted}>
        {t('signUp')}
      </SubmitButton>
    </Form>
  );
}
