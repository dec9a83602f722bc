import { color, Icon, radius, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** Countries of phone numbers, as `phoneCountries` of the domain returns them. VALID-34. */
export interface PhoneCountries {
  /** ISO 3166 alpha-2, each with a prefix. */
  codes: readonly string[];
  /** '+92' for 'PK'; '' if unknown. */
  getPrefix: (country: string) => string;
  /** Country of an international number, '' if unknown; of countries with the same prefix, the preferred one. */
  getCountry: (phone: string, preferred: string) => string;
  /** The shop's country. */
  shopCountry: string;
  /** Whether the visitor may choose another country. */
  canChoose: boolean;
  /** Reduces a number to '+' and digits. BIZ-39. */
  normalise: (phone: string) => string;
  /** A national number without the prefix that is dialled only within the country; older releases do not provide it. */
  toNational?: (digits: string, country: string) => string;
}

const Box = styled.span<{ $locked: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  white-space: nowrap;
  padding-inline: ${space('sm')};
  border: 1px solid ${color('borderStrong')};
  border-inline-end: 0;
  border-start-start-radius: ${radius('md')};
  border-end-start-radius: ${radius('md')};
  background: ${color('sunken')};
  font-variant-numeric: tabular-nums;
  position: relative;
  grid-auto-flow: column;
  gap: ${space('xxs')};
  color: ${({ $locked }) => color($locked ? 'textSoft' : 'text')};
  &:focus-within {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
    z-index: 1;
  }
`;

/** The native select lies, transparent, over the short text of its value. */
const Select = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;
  color: ${color('text')};
  background: ${color('surface')};
  &:disabled {
    cursor: default;
  }
`;

/** Countries sorted by their name in the language. */
function byName({ codes, getPrefix }: PhoneCountries, language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code, prefix: getPrefix(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

interface CountrySelectProps {
  countries: PhoneCountries;
  label: string;
  value: string;
  onChoose: (country: string) => void;
  disabled?: boolean | undefined;
}

/**
 * The country before a number, and the list to choose another. The browser fills the list on focus: browsers and Node do
 * not agree on the names of countries.
 */
export function CountrySelect({ countries, label, value, onChoose, disabled = false }: CountrySelectProps) {
  const [list, setList] = useState<ReturnType<typeof byName> | null>(null);
  const prefix = countries.getPrefix(value);
  const locked = disabled || !countries.canChoose;
  const fill = () => {
    if (!locked && !list) setList(byName(countries, document.documentElement.lang || 'en'));
  };
  return (
    <Box $locked={locked} onPointerEnter={fill} onPointerDown={fill}>
      <span aria-hidden="true">{prefix}</span>
      {!locked && <Icon name="down" size={14} />}
      <Select
        aria-label={label}
        value={value}
        disabled={locked}
        onFocus={fill}
        onChange={(event) => onChoose(event.target.value)}
      >
        {list?.map(({ code, name, prefix: own }) => (
          <option key={code} value={code}>
            {`${name} (\u2066${own}\u2069)`}
          </option>
        )) ?? <option value={value}>{prefix}</option>}
      </Select>
    </Box>
  );
}
