import { latinDigits } from '@shop/i18n';
import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { color, radius, space } from '@shop/ui';
import { controlLook, FieldFrame, useField, type FieldProps } from './field-frame';

/** Numbers run from left to right in every language, prefix first. */
const Line = styled.div`
  display: flex;
  direction: ltr;
`;

const Prefix = styled.span`
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
  color: ${color('textSoft')};
  font-variant-numeric: tabular-nums;
`;

const Input = styled.input<{ $behind: boolean }>`
  ${controlLook}
  font-variant-numeric: tabular-nums;
  ${({ $behind }) => $behind && 'border-start-start-radius: 0; border-end-start-radius: 0;'}
`;

interface PhoneFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Of the shop's country, '+92'; '' when it is not known: people write the whole number. */
  prefix: string;
  /** To '+' and digits (`normalisePhone` of the domain). */
  normalise: (text: string) => string;
}

/** What is typed behind the prefix. A national number may begin with a trunk 0, which no number abroad keeps. */
export function wholeNumber(typed: string, prefix: string, normalise: (text: string) => string): string {
  const text = typed.trim();
  if (!normalise(text)) return '';
  if (!prefix || /^(\+|00)/.test(text)) return normalise(text);
  return normalise(prefix + normalise(text).slice(1).replace(/^0/, ''));
}

/** The number without the shop's prefix; one from elsewhere stays whole. */
const behind = (value: string, prefix: string) =>
  prefix && value.startsWith(prefix) ? value.slice(prefix.length) : value;

/** A phone number with the country prefix before it; the form's value is the whole of it, '+' and digits. */
export function PhoneField<Values extends FieldValues>({
  control,
  name,
  translate,
  label,
  required,
  disabled,
  prefix,
  normalise,
}: PhoneFieldProps<Values>) {
  const { id, errorId, field, error, marks } = useField({ control, name, translate });
  const value: string = field.value ?? '';
  const isForeign = value.startsWith('+') && !value.startsWith(prefix);
  const shown = prefix !== '' && !isForeign;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = latinDigits(event.target.value);
    // A lone '+' or '00' is the beginning of a number from elsewhere.
    field.onChange(/^(\+|0|00)$/.test(typed.trim()) ? typed.trim() : wholeNumber(typed, prefix, normalise));
  };
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required={required}>
      <Line>
        {shown && <Prefix aria-hidden="true">{prefix}</Prefix>}
        <Input
          {...field}
          {...marks}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete={shown ? 'tel-national' : 'tel'}
          $behind={shown}
          disabled={disabled}
          aria-required={required || undefined}
          value={behind(value, prefix)}
          onChange={change}
        />
      </Line>
    </FieldFrame>
  );
}
