import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CountrySelect, type PhoneCountries } from './country-select';
import { controlLook } from './field-frame';

/** Numbers run left to right in every language, prefix first. */
const Line = styled.div`
  display: flex;
  direction: ltr;
`;

/** The input after the prefix, if there is one. */
export const PhoneInput = styled.input<{ $hasPrefix: boolean }>`
  ${controlLook}
  font-variant-numeric: tabular-nums;
  ${({ $hasPrefix }) => $hasPrefix && 'border-start-start-radius: 0; border-end-start-radius: 0;'}
`;

interface PhoneLineProps {
  countries: PhoneCountries;
  /** Label of the list of countries. */
  countryLabel: string;
  /** ISO 3166 alpha-2; '' without a prefix. */
  country: string;
  onChoose: (country: string) => void;
  disabled?: boolean | undefined;
  /** A `PhoneInput`. */
  children: ReactNode;
}

/** A number after the prefix of its country, which can be chosen. VALID-34. */
export function PhoneLine({
  countries,
  countryLabel,
  country,
  onChoose,
  disabled,
  children,
}: PhoneLineProps) {
  const hasPrefix = country !== '' && countries.getPrefix(country) !== '';
  return (
    <Line>
      {hasPrefix && (
        <CountrySelect
          countries={countries}
          label={countryLabel}
          value={country}
          onChoose={onChoose}
          disabled={disabled}
        />
      )}
      {children}
    </Line>
  );
}
