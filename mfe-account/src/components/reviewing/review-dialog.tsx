import { useTranslation } from '@shop/i18n';
import { Button, Dialog, space, Text, toast } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { Reviewed } from './reviewed';
import { ReviewEntry } from './review-entry';
import { useReviews } from './use-reviews';

interface Props {
  open: boolean;
  /** Number of the order or trip. */
  subjectId: number;
  entries: readonly Reviewed[];
  onClose: () => void;
}

/** Everything of a past order or trip that can be reviewed, each with stars and a comment. D-24, ERR-11. */
export function ReviewDialog({ open, subjectId, entries, onClose }: Props) {
  const { t } = useTranslation(messages);
  const { getDraft, change, sendAll, busy } = useReviews(subjectId);
  const hasStars = entries.some(({ key, givenReview }) => {
    const { rating, state } = getDraft(key);
    return !givenReview && state !== 'sent' && rating > 0;
  });
  const send = async () => {
    if (!(await sendAll(entries))) return;
    toast.success(t('review.thanks'));
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('review.title')}
      closeLabel={t('close')}
      onClose={onClose}
      width={600}
      footer={<SendFoot isReady={hasStars} busy={busy} onSend={() => void send()} />}
    >
      <List>
        {entries.map((entry) => (
          <li key={entry.key}>
            <ReviewEntry
              entry={entry}
              draft={getDraft(entry.key)}
              onChange={(edits) => change(entry.key, edits)}
            />
          </li>
        ))}
      </List>
    </Dialog>
  );
}

function SendFoot({ isReady, busy, onSend }: { isReady: boolean; busy: boolean; onSend: () => void }) {
  const { t } = useTranslation(messages);
  const hint = useId();
  return (
    <Foot>
      {!isReady && (
        <Text $soft $small id={hint}>
          {t('review.hint')}
        </Text>
      )}
      <Button
        wide
        busy={busy}
        disabled={!isReady}
        aria-describedby={isReady ? undefined : hint}
        onClick={onSend}
      >
        {t('review.send')}
      </Button>
    </Foot>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('lg')};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space('xs')};
  text-align: center;
`;
