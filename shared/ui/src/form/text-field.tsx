import type { HTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { controlStyles, FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Input = styled.input<{ $ltr?: boolean }>`
  ${controlStyles}
  ${({ $ltr }) =>
    $ltr &&
    `
    direction: ltr;
    [dir='rtl'] & { text-align: end; }
  `}
`;

const Area = styled.textarea`
  ${controlStyles}
  min-block-size: 96px;
  resize: vertical;
`;

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'tel';
  /** Left to right in every language: e-mail addresses, numbers, codes. */
  ltr?: boolean;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
}

const isLatin = (type: string) => type === 'email' || type === 'tel';

/** One line of text. */
export function TextField<Values extends FieldValues>({
  type = 'text',
  ltr = isLatin(type),
  label,
  required,
  disabled,
  ...rest
}: TextFieldProps<Values>) {
  const { control, name, translate, ...own } = rest;
  const { id, errorId, field, error, ariaProps } = useField({ control, name, translate });
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required={required}>
      <Input
        {...own}
        {...field}
        {...ariaProps}
        id={id}
        type={type}
        $ltr={ltr}
        disabled={disabled}
        aria-required={required || undefined}
        value={field.value ?? ''}
      />
    </FieldFrame>
  );
}

interface TextAreaProps<Values extends FieldValues> extends FieldProps<Values> {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** Several lines of text. */
export function TextArea<Values extends FieldValues>({
  control,
  name,
  translate,
  label,
  required,
  disabled,
  ...own
}: TextAreaProps<Values>) {
  const { id, errorId, field, error, ariaProps } = useField({ control, name, translate });
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required={required}>
      <Area
        {...own}
        {...field}
        {...ariaProps}
        id={id}
        disabled={disabled}
        aria-required={required || undefined}
        value={field.value ?? ''}
      />
    </FieldFrame>
  );
}
