import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { color, space } from '@shop/ui';
import { FieldError } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  cursor: pointer;
  & input {
    flex: none;
    margin: 0;
    inline-size: 20px;
    block-size: 20px;
    accent-color: ${color('brand')};
  }
`;

interface CheckboxProps<Values extends FieldValues> extends Omit<FieldProps<Values>, 'label'> {
  /** The label, with links where needed. */
  label: ReactNode;
}

/** A checkbox as a field of a form. */
export function Checkbox<Values extends FieldValues>({
  control,
  name,
  translate,
  label,
  required,
  disabled,
}: CheckboxProps<Values>) {
  const { errorId, field, error, ariaProps } = useField({ control, name, translate });
  const { value, onChange, ...rest } = field;
  return (
    <div>
      <Line>
        <input
          {...rest}
          {...ariaProps}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          disabled={disabled}
          aria-required={required || undefined}
        />
        <span>{label}</span>
      </Line>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
