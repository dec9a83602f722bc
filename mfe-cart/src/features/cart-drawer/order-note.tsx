import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { Button, color, radius, size, Skeleton, space } from '@shop/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useDraft } from '../../ordering/draft/use-draft';

/** A note for the order. The checkout has a field for the same note. X-05. */
export function OrderNote({ storeId }: { storeId: number }) {
  const { t } = useTranslation(messages);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  if (pathname === '/checkout') return null;
  if (isOpen) return <NoteField storeId={storeId} />;
  return (
    <Button tone="quiet" small icon="edit" onClick={() => setOpen(true)}>
      {t('note.add')}
    </Button>
  );
}

function NoteField({ storeId }: { storeId: number }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const { draft, change } = useDraft(`cart:${storeId}`);
  // The field appears once the draft has loaded, so that it loses neither focus nor text.
  if (draft === null) return <Skeleton $height="104px" />;
  return (
    <Box>
      <label htmlFor={id}>{t('note.label')}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={1_000}
        autoFocus
        value={draft.note}
        placeholder={t('note.hint')}
        onChange={(event) => change({ note: event.target.value })}
      />
    </Box>
  );
}

const Box = styled.div`
  margin-block: ${space('sm')};
  & label {
    display: block;
    margin-block-end: ${space('xxs')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & textarea {
    inline-size: 100%;
    padding: ${space('sm')};
    border: 1px solid ${color('borderStrong')};
    border-radius: ${radius('md')};
    background: ${color('surface')};
    resize: vertical;
  }
`;
