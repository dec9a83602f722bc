import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button, type ButtonTone } from '@shop/ui';
import { space } from '@shop/ui';
import { readSilentValues } from './read-silent-values';

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space('md')};
`;

interface FormProps {
  /** `form.handleSubmit(…)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void> | void;
  label?: string;
  /** For a submit button outside the form. */
  id?: string;
  children: ReactNode;
}

/**
 * A form with its own validation instead of the browser's. After an invalid submit react-hook-form focuses the first
 * invalid field: every field passes it its control. What a password manager has filled in without an event counts, too.
 */
export function Form({ onSubmit, label, id, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A dialog's form may be inside another form's React tree, and would submit that one too.
    event.stopPropagation();
    readSilentValues(event.currentTarget);
    void onSubmit(event);
  };
  return (
    <Fields id={id} noValidate aria-label={label} onSubmit={submit}>
      {children}
    </Fields>
  );
}

interface SubmitProps {
  busy?: boolean;
  disabled?: boolean;
  tone?: ButtonTone;
  children: ReactNode;
}

export function SubmitButton({ busy, disabled, tone, children }: SubmitProps) {
  return (
    <Button type="submit" wide busy={busy} disabled={disabled} tone={tone}>
      {children}
    </Button>
  );
}
