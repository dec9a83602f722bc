import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { updateInfo } from '@shop/contract';
import { phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Form, PhoneField, SubmitButton, TextField } from '@shop/ui/form';
import { useState } from 'react';
import { Problem } from '../auth-panel/problem';
import { takesReferral, useInvitingCode } from '../auth-panel/takes-referral';
import { useKeptForm } from '../flow/kept-form';
import type { StepContext, StepProps } from '../flow/step-props';
import { useRunCall, useSignInCalls } from '../flow/use-sign-in-call';
import { messages } from '../messages';
import { useFieldProblem, useFieldWords } from './field-words';
import { missingContacts, profileSchema } from './missing-contact';
import { StepLead } from './step-lead';

/** The form's values and what sending them leads to. CALL-38. */
function useProfile(context: StepContext, onAnswer: StepProps['onAnswer']) {
  const [asked, setAsked] = useState(() => missingContacts(context));
  const { control, handleSubmit, setError } = useKeptForm('user-info', {
    resolver: yupResolver(profileSchema(asked)),
    defaultValues: {
      name: context.answer.name || (context.grant?.name ?? ''),
      email: '',
      phone: '',
      ref_code: useInvitingCode(),
    },
  });
  const problem = useFieldProblem(setError, ['name', 'email', 'phone', 'ref_code'], (field) => {
    if (field === 'email' || field === 'phone') setAsked((all) => [...new Set([...all, field])]);
  });
  const callOf = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const submit = handleSubmit(async ({ name, ref_code, ...contacts }) => {
    problem.clear();
    const given = Object.fromEntries(asked.map((contact) => [contact, contacts[contact]]));
    const { loginType: login_type, guestId: guest_id } = context;
    const call = callOf(updateInfo, { name, ...given, ref_code, login_type, guest_id });
    const answer = await run(() => call({ proof: context.answer.proof }));
    if (answer) onAnswer(answer, { ...given, resend: call, confirm: call });
  });
  return { asked, control, submit, busy, texts: problem.texts };
}

/** Name, and e-mail or phone, to finish an account. AUTH-01, STATE-45, STATE-47. */
export function UserInfoStep({ context, onAnswer }: StepProps) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const { asked, control, submit, busy, texts } = useProfile(context, onAnswer);
  const field = { control, translate: useFieldWords() };
  return (
    <Form onSubmit={submit} label={t('userInfo.title')}>
      <StepLead icon="user">
        <p>{t('userInfo.lead')}</p>
      </StepLead>
      <Problem texts={texts} />
      <TextField {...field} name="name" label={t('name')} autoComplete="name" required />
      {asked.includes('email') && (
        <TextField {...field} name="email" type="email" label={t('email')} autoComplete="email" required />
      )}
      {asked.includes('phone') && (
        <PhoneField
          {...field}
          name="phone"
          label={t('phone')}
          countries={phoneCountries(settings)}
          countryLabel={t('country')}
          required
        />
      )}
      {takesReferral(settings) && <TextField {...field} name="ref_code" label={t('refCode')} ltr />}
      <SubmitButton busy={busy}>{t('userInfo.submit')}</SubmitButton>
    </Form>
  );
}
