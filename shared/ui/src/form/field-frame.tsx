import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '@shop/ui';
import { color, motion, radius, size, space } from '@shop/ui';

/** Whether the text is an error key of a schema; a server sends messages. */
export const isErrorKey = (text: string): boolean => /^[a-z]+(?:[A-Z][a-z]*)*$/.test(text);

export const controlStyles = css`
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space('xs')} ${space('sm')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  color: ${color('text')};
  font: inherit;
  font-size: max(16px, 1em);
  transition: border-color ${motion.fast};
  &::placeholder {
    color: ${color('textFaint')};
  }
  &[aria-invalid] {
    border-color: ${color('danger')};
  }
  &:disabled {
    background: ${color('sunken')};
    color: ${color('textFaint')};
  }
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('xxs')};
  min-inline-size: 0;
`;

const Label = styled.label`
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Wrong = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('xxs')};
  color: ${color('danger')};
  font-size: ${size('sm')};
`;

/** The error message of a field, announced with it. */
export function FieldError({ id, text }: { id: string; text: string | null }) {
  if (!text) return null;
  return (
    <Wrong id={id}>
      <Icon name="warning" size={16} />
      <span>{text}</span>
    </Wrong>
  );
}

interface FrameProps {
  id: string;
  errorId: string;
  label: string;
  error: string | null;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Label above, control, error below. The star of required fields is visual only; the control has `required` itself. */
export function FieldFrame({ id, errorId, label, error, required, children }: FrameProps) {
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </Label>
      {children}
      <FieldError id={errorId} text={error} />
    </Box>
  );
}
