import type { SubmittedReview } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, radius, ShopImage, size, space } from '@shop/ui';
import { controlStyles, FieldError } from '@shop/ui/form';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { Reviewed } from './reviewed';
import { StarField } from './star-field';
import type { Draft } from './use-reviews';

/** The backend's limit. */
const longest = 2_000;

interface Props {
  entry: Reviewed;
  draft: Draft;
  onChange: (edits: Partial<Draft>) => void;
}

/** One item to review, or its existing review, which cannot be changed. */
export function ReviewEntry({ entry, draft, onChange }: Props) {
  const { t } = useTranslation(messages);
  const { name, imageUrl } = entry;
  const givenReview = entry.givenReview ?? (draft.state === 'sent' ? draft : null);
  return (
    <Box>
      <Head>
        <Picture $round={entry.kind === 'courier'}>
          <ShopImage src={imageUrl} alt="" size={48} />
        </Picture>
        <div>
          {entry.kind === 'courier' && <small>{t('courier.title')}</small>}
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </div>
      </Head>
      {givenReview ? (
        <GivenReviewCard review={givenReview} />
      ) : (
        <Questions name={name} draft={draft} onChange={onChange} />
      )}
    </Box>
  );
}

function GivenReviewCard({ review: { rating, comment } }: { review: SubmittedReview }) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  return (
    <GivenStars>
      <p>
        <Icon name="check" size={16} />
        {t('review.given', { value: number(rating) })}
      </p>
      {comment && (
        <q>
          <bdi>{comment}</bdi>
        </q>
      )}
    </GivenStars>
  );
}

/** The comment field, shown once stars are chosen. */
function Questions({ name, draft, onChange }: Pick<Props, 'draft' | 'onChange'> & { name: string }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const isSending = draft.state === 'sending';
  return (
    <>
      <StarField
        label={t('review.rate', { name })}
        value={draft.rating}
        onChange={(rating) => onChange({ rating, problem: null })}
        disabled={isSending}
      />
      {draft.rating > 0 && (
        <label>
          <small>{t('review.comment')}</small>
          <Comment
            rows={2}
            maxLength={longest}
            value={draft.comment}
            disabled={isSending}
            aria-describedby={draft.problem ? id : undefined}
            onChange={({ target }) => onChange({ comment: target.value })}
          />
        </label>
      )}
      <div role="alert">
        <FieldError id={id} text={draft.problem} />
      </div>
    </>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: 600;
  }
`;

const Picture = styled.span<{ $round: boolean }>`
  flex: none;
  inline-size: 48px;
  overflow: hidden;
  border-radius: ${({ $round }) => radius($round ? 'full' : 'md')};
`;

const GivenStars = styled.div`
  display: grid;
  gap: ${space('xxs')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('successGround')};
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
  & p {
    display: flex;
    align-items: center;
    gap: ${space('xs')};
    color: ${color('success')};
    font-weight: 600;
  }
`;

const Comment = styled.textarea`
  ${controlStyles}
  min-block-size: 72px;
  resize: vertical;
`;
