import { latinDigits, parseDigits, withDecimalPoint } from '@shop/i18n';
import { useState, type ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { controlStyles, FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Input = styled.input`
  ${controlStyles}
  direction: ltr;
  font-variant-numeric: tabular-nums;
  [dir='rtl'] & {
    text-align: end;
  }
`;

interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Allows a decimal separator; default true. */
  decimals?: boolean;
  placeholder?: string;
}

const written = (value: unknown) => (typeof value === 'number' ? String(value) : '');

const parseTyped = (text: string) => parseDigits(withDecimalPoint(text));

/**
 * A number, typed in Latin, Arabic or Persian digits; the form's value is a number, or null while there is none. The text
 * stays as typed ('12.' on the way to 12.5) until the form sets another value.
 */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  translate,
  label,
  required,
  disabled,
  decimals = true,
  placeholder,
}: NumberFieldProps<Values>) {
  const { id, errorId, field, error, ariaProps } = useField({ control, name, translate });
  const [typed, setTyped] = useState(() => written(field.value));
  const isOwn = parseTyped(typed) === (field.value ?? null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = latinDigits(event.target.value).replace(decimals ? /[^\d.,]/g : /\D/g, '');
    setTyped(text);
    field.onChange(parseTyped(text));
  };
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required={required}>
      <Input
        {...field}
        {...ariaProps}
        id={id}
        type="text"
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        aria-required={required || undefined}
        value={isOwn ? typed : written(field.value)}
        onChange={change}
      />
    </FieldFrame>
  );
}
