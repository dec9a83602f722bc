import { latinDigits } from '@shop/i18n';
import { useState, type ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PhoneCountries } from './country-select';
import { FieldFrame, useField, type FieldProps } from './field-frame';
import { PhoneInput, PhoneLine } from './phone-line';

interface PhoneFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Where numbers come from, with the list to choose another country. VALID-34. */
  countries: PhoneCountries;
  /** What that list is called. */
  countryLabel: string;
}

/** Pasted numbers begin with `tel:`, brackets or invisible direction characters. */
const fromFirstDigit = (typed: string) => typed.replace(/^[^\d+＋]+/, '').replace(/^＋/, '+');

/** What is typed behind the prefix. A national number may begin with a trunk 0, which no number abroad keeps. */
export function wholeNumber(typed: string, prefix: string, normalise: (text: string) => string): string {
  const text = fromFirstDigit(typed).trim();
  if (!normalise(text)) return '';
  if (!prefix || /^(\+|00)/.test(text)) return normalise(text);
  return normalise(prefix + normalise(text).slice(1).replace(/^0/, ''));
}

/** The number without the shop's prefix; one from elsewhere stays whole. */
const toNationalNumber = (value: string, prefix: string) =>
  prefix && value.startsWith(prefix) ? value.slice(prefix.length) : value;

/** A number from elsewhere is on its way: shown whole until the field is left. */
const isWholeNumber = (typed: string) => /^(\+|00)/.test(fromFirstDigit(typed));

/**
 * The country that stands before the number: the number's own, else what was chosen, else the shop's; '' while a number from
 * elsewhere is typed, and for one of a country that may not be chosen.
 */
function useCountry(countries: PhoneCountries, value: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTypingWhole, setTypingWhole] = useState(false);
  const preferred = chosen ?? countries.shopCountry;
  const numberCountry = value.startsWith('+') ? countries.getCountry(value, preferred) : preferred;
  const isKnown =
    countries.canChoose || countries.getPrefix(numberCountry) === countries.getPrefix(countries.shopCountry);
  return { country: isKnown && !isTypingWhole ? numberCountry : '', setChosen, setTypingWhole };
}

/** What is shown of a whole number, and what becomes of it when somebody types or chooses. */
function usePhone(countries: PhoneCountries, value: string, onNumber: (number: string) => void) {
  const { getPrefix, normalise } = countries;
  const { country, setChosen, setTypingWhole } = useCountry(countries, value);
  const prefix = country && getPrefix(country);
  const national = toNationalNumber(value, prefix);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = latinDigits(event.target.value);
    setTypingWhole(isWholeNumber(typed));
    // A lone '+' or '00' is the beginning of a number from elsewhere.
    onNumber(/^(\+|0|00)$/.test(typed.trim()) ? typed.trim() : wholeNumber(typed, prefix, normalise));
  };
  const choose = (next: string) => {
    setChosen(next);
    if (national) onNumber(wholeNumber(national, getPrefix(next), normalise));
  };
  return { country, prefix, national, type, choose, leave: () => setTypingWhole(false) };
}

/** A phone number behind the prefix of its country; the form's value is the whole of it, '+' and digits. BIZ-39. */
export function PhoneField<Values extends FieldValues>(props: PhoneFieldProps<Values>) {
  const { control, name, translate, label, required, disabled, countries } = props;
  const { id, errorId, field, error, ariaProps } = useField({ control, name, translate });
  const phone = usePhone(countries, field.value ?? '', field.onChange);
  const leave = () => {
    phone.leave();
    field.onBlur();
  };
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required={required}>
      <PhoneLine
        countries={countries}
        countryLabel={props.countryLabel}
        country={phone.country}
        onChoose={phone.choose}
        disabled={disabled}
      >
        <PhoneInput
          {...field}
          {...ariaProps}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete={phone.prefix ? 'tel-national' : 'tel'}
          $hasPrefix={phone.prefix !== ''}
          disabled={disabled}
          aria-required={required || undefined}
          value={phone.national}
          onChange={phone.type}
          onBlur={leave}
        />
      </PhoneLine>
    </FieldFrame>
  );
}
