import { latinDigits } from '@shop/i18n';
import { useState, type ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PhoneCountries } from './country-select';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';
import { PhoneInput, PhoneLine } from './phone-line';

interface PhoneFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Countries of numbers, with the list to choose another one. VALID-34. */
  countries: PhoneCountries;
  /** Label of that list. */
  countryLabel: string;
}

/** Removes what pasted numbers begin with: `tel:`, brackets or invisible direction characters. */
const fromFirstDigit = (typed: string) => typed.replace(/^[^\d+＋]+/, '').replace(/^＋/, '+');

/**
 * The international number. A typed national number may begin with a trunk prefix, which the international one drops:
 * `toNational` knows the country's, otherwise it is a 0.
 */
export function wholeNumber(
  typed: string,
  prefix: string,
  normalise: (text: string) => string,
  toNational = (digits: string) => digits.replace(/^0/, ''),
): string {
  const text = fromFirstDigit(typed).trim();
  if (!normalise(text)) return '';
  if (!prefix || /^(\+|00)/.test(text)) return normalise(text);
  return normalise(prefix + toNational(normalise(text).slice(1)));
}

/** The number without the country's prefix; a number of another country keeps its own. */
const toNationalNumber = (value: string, prefix: string) =>
  prefix && value.startsWith(prefix) ? value.slice(prefix.length) : value;

/** Whether an international number is being typed: it is shown with its prefix until blur. */
const isWholeNumber = (typed: string) => /^(\+|00)/.test(fromFirstDigit(typed));

/**
 * The country before the number: the number's own, else the chosen one, else the shop's; '' while an international number is
 * typed, and for a country that may not be chosen.
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

/** The displayed text of a number, and handlers for typing and choosing a country. */
function usePhone(countries: PhoneCountries, value: string, onNumber: (number: string) => void) {
  const { getPrefix, normalise, toNational } = countries;
  const toWhole = (typed: string, of: string) =>
    wholeNumber(typed, of && getPrefix(of), normalise, toNational && ((digits) => toNational(digits, of)));
  const { country, setChosen, setTypingWhole } = useCountry(countries, value);
  const prefix = country && getPrefix(country);
  const national = toNationalNumber(value, prefix);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = latinDigits(event.target.value);
    setTypingWhole(isWholeNumber(typed));
    // A lone '+' or '00' is the beginning of an international number.
    onNumber(/^(\+|0|00)$/.test(typed.trim()) ? typed.trim() : toWhole(typed, country));
  };
  const choose = (next: string) => {
    setChosen(next);
    if (national) onNumber(toWhole(national, next));
  };
  return { country, prefix, national, type, choose, leave: () => setTypingWhole(false) };
}

/** A phone number after its country's prefix; the form's value is the international number, '+' and digits. BIZ-39. */
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
