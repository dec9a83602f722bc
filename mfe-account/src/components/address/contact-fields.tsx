import { useShopConfig } from '@shop/api';
import { phoneCountries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { PhoneField, TextField } from '@shop/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '../../messages';
import { useErrorText } from '../form/use-error-text';
import type { AddressValues } from './contact-schema';

/** Name, phone with the prefix of the shop's country, and e-mail. ADDR-17. */
export function ContactFields({
  form,
  withEmail,
}: {
  form: UseFormReturn<AddressValues>;
  withEmail: boolean;
}) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const field = { control: form.control, translate: useErrorText(), required: true };
  return (
    <>
      <TextField {...field} name="contact_person_name" label={t('form.name')} autoComplete="name" />
      <PhoneField
        {...field}
        name="contact_person_number"
        label={t('form.phone')}
        countries={phoneCountries(settings)}
        countryLabel={t('form.country')}
      />
      {withEmail && (
        <TextField
          {...field}
          name="contact_person_email"
          type="email"
          label={t('form.email')}
          autoComplete="email"
        />
      )}
    </>
  );
}
