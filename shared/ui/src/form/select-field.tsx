import { color, Icon, space } from '@shop/ui';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { controlStyles, FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Line = styled.span`
  position: relative;
  display: block;
  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space('sm')};
    margin-block: auto;
    color: ${color('textSoft')};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${space('xxl')};
  text-overflow: ellipsis;
`;

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** A native select: the best one on phones and for screen readers. */
export function SelectField<Values extends FieldValues>({
  control,
  name,
  translate,
  label,
  required,
  disabled,
  options,
  placeholder,
}: SelectFieldProps<Values>) {
  const { id, errorId, field, error, ariaProps } = useField({ control, name, translate });
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required={required}>
      <Line>
        <Select
          {...field}
          {...ariaProps}
          id={id}
          disabled={disabled}
          aria-required={required || undefined}
          value={field.value ?? ''}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="down" size={18} />
      </Line>
    </FieldFrame>
  );
}
