import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { signUpSchema, socialRegister } from '@shop/contract';
import { phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Form, PhoneField, SubmitButton } from '@shop/ui/form';
import { Problem } from '../auth-panel/problem';
import { useSavedForm } from '../../flow/saved-form';
import type { StepContext, StepProps } from '../../flow/step-props';
import { useRunCall, useSignInCalls } from '../../flow/use-sign-in-call';
import { messages } from '../../messages';
import { useFieldProblem, useFieldTexts } from './use-field-texts';
import { StepLead } from './step-lead';

/** The phone, with the rule of signing up. VALID-32. */
const phoneSchema = signUpSchema.pick(['phone']);

/** The provider's identity, repeated in the call that adds the phone. CALL-37. */
const fromProvider = ({ identity, email, guestId }: StepContext) =>
  identity && {
    medium: identity.medium,
    token: identity.token,
    unique_id: identity.uniqueId,
    email: identity.email || email,
    id_token: identity.idToken ?? '',
    guest_id: guestId,
  };

/**
 * The form for the phone that the provider did not give, or that the shop must verify and does not name: the code goes to
 * the account's phone, which the customer enters. STATE-43, STATE-49, VALID-32, CALL-37.
 */
export function PhoneStep({ context, onResponse }: StepProps) {
  const { t } = useTranslation(messages);
  const countries = phoneCountries(useShopConfig());
  const { control, handleSubmit, setError } = useSavedForm('phone', {
    resolver: yupResolver(phoneSchema),
    defaultValues: { phone: '' },
  });
  const translate = useFieldTexts();
  const problem = useFieldProblem(setError, ['phone']);
  const createCall = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const submit = handleSubmit(async ({ phone }) => {
    const person = fromProvider(context);
    if (!person) return onResponse(context.response, { phone });
    problem.clear();
    const call = createCall(socialRegister, { ...person, phone });
    const response = await run(() => call({ proof: context.response.proof }));
    if (response) onResponse(response, { phone, resend: call, confirm: call });
  });

  return (
    <Form onSubmit={submit} label={t('phoneStep.title')}>
      <StepLead icon="phone">
        <p>{t(context.identity ? 'phoneStep.lead' : 'phoneStep.leadToCode')}</p>
      </StepLead>
      <Problem texts={problem.texts} />
      <PhoneField
        control={control}
        translate={translate}
        name="phone"
        label={t('phone')}
        countries={countries}
        countryLabel={t('country')}
        required
      />
      <SubmitButton busy={busy}>{t('phoneStep.submit')}</SubmitButton>
    </Form>
  );
}
