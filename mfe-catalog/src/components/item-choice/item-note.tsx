import { noteLimit, type Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, color, radius, size, space } from '@shop/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { ItemChoice } from './use-item-choice';

/** What the customer asks for in their words: "No onions". A button until they want to. X-21. */
export function ItemNote({ item, chosen }: { item: Pick<Item, 'moduleType'>; chosen: ItemChoice }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { note = '' } = chosen.choice;
  if (!isOpen && note === '')
    return (
      <Edge>
        <Button tone="quiet" small icon="edit" onClick={() => setOpen(true)}>
          {t('note.add')}
        </Button>
      </Edge>
    );
  return (
    <Field>
      <label htmlFor={id}>{t('note.label')}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={noteLimit}
        autoFocus={isOpen}
        value={note}
        placeholder={t(item.moduleType === 'food' ? 'note.foodHint' : 'note.hint')}
        onChange={(event) => {
          setOpen(true);
          chosen.setNote(event.target.value);
        }}
      />
    </Field>
  );
}

/** Aligns the text of the borderless button with everything else. */
const Edge = styled.div`
  margin-inline: calc(-1 * ${space('sm')});
`;

const Field = styled.div`
  display: grid;
  gap: ${space('xs')};
  & label {
    font-weight: 600;
  }
  & textarea {
    inline-size: 100%;
    padding: ${space('sm')};
    border: 1px solid ${color('borderStrong')};
    border-radius: ${radius('md')};
    background: ${color('surface')};
    color: ${color('text')};
    font: inherit;
    font-size: max(16px, ${size('sm')});
    resize: none;
    field-sizing: content;
    /* A long word does not make the page wider. */
    contain: inline-size;
  }
`;
