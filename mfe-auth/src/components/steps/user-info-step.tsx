import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { updateInfo } from '@shop/contract';
import { phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Form, PhoneField, SubmitButton, TextField } from '@shop/ui/form';
import { useState } from 'react';
import { Problem } from '../auth-panel/problem';
import { acceptsReferral, useInvitingCode } from '../auth-panel/accepts-referral';
import { useSavedForm } from '../../flow/saved-form';
import type { StepContext, StepProps } from '../../flow/step-props';
import { useRunCall, useSignInCalls } from '../../flow/use-sign-in-call';
import { messages } from '../../messages';
import { useFieldProblem, useFieldTexts } from './use-field-texts';
import { missingContacts, profileSchema } from './missing-contact';
import { StepLead } from './step-lead';

/** The profile form and its submission. CALL-38. */
function useProfile(context: StepContext, onAnswer: StepProps['onResponse']) {
  const [requiredContacts, setRequiredContacts] = useState(() => missingContacts(context));
  const { control, handleSubmit, setError } = useSavedForm('user-info', {
    resolver: yupResolver(profileSchema(requiredContacts)),
    defaultValues: {
      name: context.response.name || (context.grant?.name ?? ''),
      email: '',
      phone: '',
      ref_code: useInvitingCode(),
    },
  });
  const problem = useFieldProblem(setError, ['name', 'email', 'phone', 'ref_code'], (field) => {
    if (field === 'email' || field === 'phone') setRequiredContacts((all) => [...new Set([...all, field])]);
  });
  const createCall = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const submit = handleSubmit(async ({ name, ref_code, ...contacts }) => {
    problem.clear();
    const values = Object.fromEntries(requiredContacts.map((contact) => [contact, contacts[contact]]));
    const { loginType: login_type, guestId: guest_id } = context;
    const call = createCall(updateInfo, { name, ...values, ref_code, login_type, guest_id });
    const response = await run(() => call({ proof: context.response.proof }));
    if (response) onAnswer(response, { ...values, resend: call, confirm: call });
  });
  return { requiredContacts, control, submit, busy, texts: problem.texts };
}

/** The form that completes an account: name, and e-mail or phone. AUTH-01, STATE-45, STATE-47. */
export function UserInfoStep({ context, onResponse }: StepProps) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const { requiredContacts, control, submit, busy, texts } = useProfile(context, onResponse);
  const field = { control, translate: useFieldTexts() };
  return (
    <Form onSubmit={submit} label={t('userInfo.title')}>
      <StepLead icon="user">
        <p>{t('userInfo.lead')}</p>
      </StepLead>
      <Problem texts={texts} />
      <TextField {...field} name="name" label={t('name')} autoComplete="name" required />
      {requiredContacts.includes('email') && (
        <TextField {...field} name="email" type="email" label={t('email')} autoComplete="email" required />
      )}
      {requiredContacts.includes('phone') && (
        <PhoneField
          {...field}
          name="phone"
          label={t('phone')}
          countries={phoneCountries(settings)}
          countryLabel={t('country')}
          required
        />
      )}
      {acceptsReferral(settings) && <TextField {...field} name="ref_code" label={t('refCode')} ltr />}
      <SubmitButton busy={busy}>{t('userInfo.submit')}</SubmitButton>
    </Form>
  );
}
