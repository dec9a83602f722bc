import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { contactKind, phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, Text } from '@shop/ui';
import { Form, PhoneField, SubmitButton } from '@shop/ui/form';
import { useEffect } from 'react';
import { useSavedForm } from '../../flow/saved-form';
import { messages } from '../../messages';
import { useFieldTexts } from '../steps/use-field-texts';
import { RememberRow } from './remember-row';
import { otpSchema, type OtpValues } from './sign-in-schema';
import { getRememberedContact } from './remembered-contact';

interface CodeRequestFormProps {
  /** The initial values. */
  values: OtpValues;
  onSend: (values: OtpValues) => void | Promise<void>;
  busy: boolean;
  /** Whether the first field takes the focus: the button that opened this form has disappeared. */
  takesFocus: boolean;
  /** Shows the password form; null when the shop has none. */
  onPassword: (() => void) | null;
}

/** The form that signs in by a code sent to a phone. VALID-19. */
export function CodeRequestForm({ values, onSend, busy, takesFocus, onPassword }: CodeRequestFormProps) {
  const { t } = useTranslation(messages);
  const translate = useFieldTexts();
  const { control, handleSubmit, getValues, reset, setFocus } = useSavedForm('sign-in-otp', {
    resolver: yupResolver(otpSchema),
    defaultValues: values,
  });
  const settings = useShopConfig();
  useEffect(() => {
    const phone = getRememberedContact();
    if (contactKind(phone) === 'phone' && !getValues('phone')) reset({ phone, remember: true });
  }, [getValues, reset]);
  useEffect(() => {
    if (takesFocus) setFocus('phone');
  }, [takesFocus, setFocus]);
  return (
    <Form onSubmit={handleSubmit((sent) => onSend(sent))} label={t('signIn')}>
      <PhoneField
        control={control}
        name="phone"
        label={t('phone')}
        translate={translate}
        countries={phoneCountries(settings)}
        countryLabel={t('country')}
        required
      />
      <RememberRow control={control} />
      <Text $soft $small>
        {t('codeHint')}
      </Text>
      <SubmitButton busy={busy}>{t('sendCode')}</SubmitButton>
      {onPassword && (
        <Button tone="quiet" wide disabled={busy} onClick={onPassword}>
          {t('signInByPassword')}
        </Button>
      )}
    </Form>
  );
}
