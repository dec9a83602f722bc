import { color, Icon, radius } from '@shop/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { controlStyles, FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Line = styled.span`
  position: relative;
  display: block;
`;

/** Left to right in every language; the space for the button follows the page's direction. */
const Input = styled.input`
  ${controlStyles}
  direction: ltr;
  padding-inline-end: 52px;
  &::-ms-reveal {
    display: none;
  }
  [dir='rtl'] & {
    text-align: end;
    padding-inline: 52px 12px;
  }
`;

const Reveal = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  inline-size: 44px;
  margin-block: auto;
  block-size: 44px;
  border-radius: ${radius('md')};
  color: ${color('textSoft')};
  @media (hover: hover) {
    &:hover {
      color: ${color('text')};
    }
  }
`;

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordField<Values extends FieldValues>({
  control,
  name,
  translate,
  label,
  required,
  disabled,
  autoComplete,
  showLabel,
  hideLabel,
}: PasswordFieldProps<Values>) {
  const { id, errorId, field, error, ariaProps } = useField({ control, name, translate });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} required={required}>
      <Line>
        <Input
          {...field}
          {...ariaProps}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          aria-required={required || undefined}
          value={field.value ?? ''}
        />
        <Reveal
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          title={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </Reveal>
      </Line>
    </FieldFrame>
  );
}
