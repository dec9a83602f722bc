import { useTranslation } from '@shop/i18n';
import { Card, color, radius, size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  /** Default: the label of an order's note. */
  label?: string;
  hint?: string;
}

/** Instructions for the store or provider. D-20. */
export function NoteField({ value, onChange, label, hint }: NoteFieldProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  return (
    <Card>
      <Label htmlFor={id}>{label ?? t('checkout.note')}</Label>
      <Area
        id={id}
        rows={2}
        maxLength={1_000}
        value={value}
        placeholder={hint ?? t('checkout.noteHint')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Card>
  );
}

const Label = styled.label`
  display: block;
  margin-block-end: ${space('xs')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Area = styled.textarea`
  inline-size: 100%;
  padding: ${space('sm')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  color: ${color('text')};
  font: inherit;
  font-size: max(16px, 1em);
  resize: vertical;
  field-sizing: content;
  /* A long word does not make the page wider. */
  contain: inline-size;
  max-block-size: 240px;
`;
