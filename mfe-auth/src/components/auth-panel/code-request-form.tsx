import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { contactKind, phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, Text } from '@shop/ui';
import { Form, PhoneField, SubmitButton } from '@shop/ui/form';
import { useEffect } from 'react';
import { useSavedForm } from '../../flow/saved-form';
import { messages } from '../../messages';
import { RememberRow } from './remember-row';
import { otpSchema, type OtpValues } from './sign-in-schema';
import { rememberedContact } from './remembered-contact';

interface CodeRequestFormProps {
  /** To begin with. */
  values: OtpValues;
  onSend: (values: OtpValues) => void | Promise<void>;
  busy: boolean;
  /** The visitor has pressed the way here: its button is gone, and the focus with it. */
  takesFocus: boolean;
  /** To signing in by password; null where the shop knows none. */
  onPassword: (() => void) | null;
}

/** Signing in by a code that is sent to a phone. VALID-19. */
export function CodeRequestForm({ values, onSend, busy, takesFocus, onPassword }: CodeRequestFormProps) {
  const { t } = useTranslation(messages);
  const { control, handleSubmit, getValues, reset, setFocus } = useSavedForm('sign-in-otp', {
    resolver: yupResolver(otpSchema),
    defaultValues: values,
  });
  const settings = useShopConfig();
  useEffect(() => {
    const phone = rememberedContact();
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
        translate={(key) => t(`errors.${key}`)}
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
