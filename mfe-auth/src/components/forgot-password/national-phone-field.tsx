import { withoutSeparators } from '@shop/domain';
import { latinDigits, useTranslation } from '@shop/i18n';
import { FieldFrame, PhoneInput, PhoneLine, useField, type PhoneCountries } from '@shop/ui/form';
import type { ChangeEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { messages } from '../../messages';
import type { RequestValues } from './request-schema';

interface NationalPhoneProps {
  control: Control<RequestValues, unknown, unknown>;
  label: string;
  translate: (errorKey: string) => string;
  countries: PhoneCountries;
}

/** Autofill inserts the country prefix too, but the field shows it already. */
function withoutPrefix(text: string, prefix: string): string {
  // An international number is cleaned as a whole: +44 (0)20 … has a 0 that is none of its digits.
  const isWhole = /^[^\d+]*(\+|00)/.test(latinDigits(text));
  const typed = isWhole
    ? withoutSeparators(latinDigits(text))
        .replace(/[^\d+]/g, '')
        .replace(/^00/, '+')
    : latinDigits(text).replace(/[^\d+]/g, '');
  if (prefix && typed.startsWith(prefix)) return typed.slice(prefix.length).replace(/\D/g, '');
  return typed.slice(0, 1) + typed.slice(1).replace(/\D/g, '');
}

/** A phone number as dialled inside its country; the form's value is the digits as typed. VALID-27. */
export function NationalPhoneField({ control, label, translate, countries }: NationalPhoneProps) {
  const { t } = useTranslation(messages);
  const { id, errorId, field, error, ariaProps } = useField({ control, name: 'phone', translate });
  const { field: country } = useController({ control, name: 'country' });
  const code = country.value || countries.shopCountry;
  const prefix = countries.getPrefix(code);
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    field.onChange(withoutPrefix(event.target.value, prefix));
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required>
      <PhoneLine countries={countries} countryLabel={t('country')} country={code} onChoose={country.onChange}>
        <PhoneInput
          {...field}
          {...ariaProps}
          id={id}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          $hasPrefix={prefix !== ''}
          aria-required
          value={field.value ?? ''}
          onChange={change}
        />
      </PhoneLine>
    </FieldFrame>
  );
}
