import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Text } from '@shop/ui';
import { Form, RadioCards, SubmitButton, TextField } from '@shop/ui/form';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Problem } from '../auth-panel/problem';
import { useSavedForm } from '../../flow/saved-form';
import { messages } from '../../messages';
import { useFieldTexts } from '../steps/use-field-texts';
import { useCodeAttempt } from '../steps/use-code-attempt';
import { NationalPhoneField } from './national-phone-field';
import type { Method, Recovery } from '../../flow/recovery';
import { toTarget } from './recovery';
import { createRequestSchema } from './request-schema';
import { useCodeSending } from './use-code-sending';

interface RequestStepProps {
  /** The shop's channels; at least one. */
  methods: readonly Method[];
  onSent: (recovery: Recovery) => void;
}

/** The form for the contact that the code is sent to. FORGOT-01, VALID-27, VALID-28. */
export function RequestStep({ methods, onSent }: RequestStepProps) {
  const { t } = useTranslation(messages);
  const countries = phoneCountries(useShopConfig());
  const sendCode = useCodeSending();
  const attempt = useCodeAttempt();
  const [error, setError] = useState('');
  const [first] = methods;
  const { control, handleSubmit, formState, getValues, setFocus } = useSavedForm('forgot', {
    resolver: yupResolver(createRequestSchema(countries.shopCountry)),
    defaultValues: { method: first ?? 'phone', country: '', phone: '', email: '' },
  });
  const chosen = useWatch({ control, name: 'method' });
  // The saved choice may be older than the shop's settings.
  const method = methods.find((one) => one === chosen) ?? first;

  // Coming back from the code, the focus goes to the typed contact.
  useEffect(() => {
    const typed = getValues('method') === 'phone' ? 'phone' : 'email';
    if (getValues(typed)) setFocus(typed);
  }, [getValues, setFocus]);

  const submit = handleSubmit(async (values) => {
    setError('');
    const target = toTarget({ ...values, method: method ?? values.method }, countries.shopCountry);
    const refused = await attempt(async () =>
      onSent({ step: 'verify', target, sessionInfo: await sendCode(target) }),
    );
    if (refused) setError(refused.text);
  });

  const field = { control, translate: useFieldTexts('forgot.errors'), required: true };
  return (
    <Form onSubmit={submit} label={t('forgot.title')}>
      <Text $soft>{t('forgot.request.text')}</Text>
      <Problem texts={error ? [error] : []} />
      {methods.length > 1 && (
        <RadioCards
          {...field}
          name="method"
          label={t('forgot.request.method')}
          cardWidth={140}
          options={methods.map((value) => ({ value, label: t(`forgot.request.by.${value}`) }))}
        />
      )}
      {method === 'phone' ? (
        <NationalPhoneField key="phone" {...field} label={t('phone')} countries={countries} />
      ) : (
        <TextField key="email" {...field} name="email" type="email" label={t('email')} autoComplete="email" />
      )}
      <SubmitButton busy={formState.isSubmitting}>{t('forgot.request.send')}</SubmitButton>
    </Form>
  );
}
