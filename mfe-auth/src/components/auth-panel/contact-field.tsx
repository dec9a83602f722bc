import { isolate, latinDigits, useTranslation } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import { FieldFrame, PhoneInput, PhoneLine, useField, type PhoneCountries } from '@shop/ui/form';
import { useController, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { SignInValues } from './sign-in-schema';
import { contactKind, toAsciiDigits } from '@shop/domain';

/** The kind of contact that is being typed; null while it is undecided. */
type TypedKind = 'phone' | 'email' | null;

const phoneCharacters = /^[+\d\s().-]*$/;

/**
 * A complete contact has its own kind (VALID-16). Before that, three or more digits count as a phone number (an
 * e-mail address may begin with one or two), and any letter makes it an e-mail address.
 */
export function getTypedKind(text: string): TypedKind {
  const typed = toAsciiDigits(text).trim();
  const kind = contactKind(typed);
  if (kind !== 'invalid') return kind;
  if (phoneCharacters.test(typed)) return typed.replace(/\D/g, '').length >= 3 ? 'phone' : null;
  return typed ? 'email' : null;
}

/** Aligns an e-mail address with its label in right-to-left pages too. */
const Input = styled(PhoneInput)`
  ${({ $hasPrefix }) => !$hasPrefix && "[dir='rtl'] & { text-align: end; }"}
`;

interface ContactFieldProps {
  control: Control<SignInValues, unknown, unknown>;
  countries: PhoneCountries;
  translate: (errorKey: string) => string;
}

/** Whether the text is a phone number without a country prefix. */
const lacksCountry = (text: string) =>
  getTypedKind(text) === 'phone' && !/^\s*(\+|00)/.test(latinDigits(text));

/**
 * E-mail or phone in one field: a country select appears before a national number. The input element stays the same,
 * so text, focus and caret are kept. It uses the text keyboard, because a phone keyboard cannot type an e-mail
 * address that begins with digits. VALID-16.
 */
export function ContactField({ control, countries, translate }: ContactFieldProps) {
  const { t, direction } = useTranslation(messages);
  const { id, errorId, field, error, ariaProps } = useField({ control, name: 'email_or_phone', translate });
  const { field: country } = useController({ control, name: 'country' });
  const text = String(field.value ?? '');
  const kind = getTypedKind(text);
  const code = country.value || countries.shopCountry;
  const prefix = lacksCountry(text) ? countries.getPrefix(code) : '';
  return (
    <FieldFrame id={id} errorId={errorId} label={t('emailOrPhone')} error={error} required>
      <PhoneLine
        countries={countries}
        countryLabel={t('country')}
        country={prefix && code}
        onChoose={country.onChange}
      >
        <Input
          key="contact"
          {...field}
          {...ariaProps}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          $hasPrefix={prefix !== ''}
          aria-required
          value={text}
        />
      </PhoneLine>
      <VisuallyHidden role="status">
        {kind &&
          (prefix ? t('typed.phone', { prefix: isolate(prefix, direction) }) : t(`typed.${kind}Whole`))}
      </VisuallyHidden>
    </FieldFrame>
  );
}
