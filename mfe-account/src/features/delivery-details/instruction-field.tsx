import { useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import { controlStyles } from '@shop/ui/form';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Backends keep 255 characters, of which "leave at the door" takes some. */
const most = 200;

interface Props {
  value: string;
  onChange: (instruction: string) => void;
  /** The customer has finished writing. */
  onDone?: () => void;
}

/** What the courier should know about the address. X-22. */
export function InstructionField({ value, onChange, onDone }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{t('form.note')}</label>
      <textarea
        id={id}
        rows={1}
        maxLength={most}
        value={value}
        placeholder={t('form.noteHint')}
        aria-describedby={`${id}-kept`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onDone}
      />
      <small id={`${id}-kept`}>{t('delivery.noteKept')}</small>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space('xxs')};
  & label {
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & textarea {
    ${controlStyles}
    resize: none;
    field-sizing: content;
    /* A long word does not make the page wider. */
    contain: inline-size;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;
