import { useEndpoint } from '@shop/api';
import type { Endpoint, ReviewPage } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, EmptyState, Heading, media, space } from '@shop/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { RatingHistogram } from './rating-histogram';
import { ReviewEntry } from './review-entry';
import { Frame, List } from './reviews-frame';
import { EntrySkeletons, ReviewsSkeleton } from './reviews-skeleton';

export interface ReviewsProps<Args> {
  /** `itemReviews`, `storeReviews` and the like. */
  endpoint: Endpoint<Args, ReviewPage>;
  /** Arguments of page 1, 2, …; `reviewsPage` says how many come at a time. */
  getArgs: (page: number) => Args;
  /** Says under each review of which item it is, which has its page there; left out, it does not. */
  itemPath?: (id: number) => string;
  /** Stands in a dialog that has their name: no heading of their own. */
  inDialog?: boolean;
}

/**
 * What customers said of an item or a store: all ratings taken together, then the reviews, newest first, more when
 * they are wanted. Asks for itself; the caller draws it when it comes near the viewport. X-04.
 */
export function Reviews<Args>(props: ReviewsProps<Args>) {
  const { endpoint, getArgs } = props;
  const { t } = useTranslation(messages);
  const { data: head, error, isValidating, mutate } = useEndpoint(endpoint, getArgs(1));
  if (!head && !error) return <ReviewsSkeleton />;
  return (
    <section aria-label={t('reviews.title')}>
      {!props.inDialog && <Heading>{t('reviews.title')}</Heading>}
      {!head ? (
        <Failed compact onRetry={() => void mutate()} busy={isValidating} />
      ) : head.summary.count === 0 && head.entries.length === 0 ? (
        <EmptyState compact drawing="receipt" title={t('reviews.none')}>
          {t('reviews.noneHint')}
        </EmptyState>
      ) : (
        <Frame>
          <Aside $inDialog={props.inDialog}>
            <RatingHistogram summary={head.summary} />
          </Aside>
          {head.entries.length > 0 ? <Entries {...props} head={head} /> : <p>{t('reviews.noWords')}</p>}
        </Frame>
      )}
    </section>
  );
}

/** The pages that were wanted so far. What has just come takes the focus from the button that asked for it. */
function Entries<Args>({ head, ...props }: ReviewsProps<Args> & { head: ReviewPage }) {
  const { t } = useTranslation(messages);
  const [reached, setReached] = useState(1);
  const last = Math.max(1, Math.ceil(head.total / Math.max(1, head.limit)));
  return (
    <div>
      <List>
        {Array.from({ length: reached }, (_, index) => (
          <PageEntries key={index} {...props} page={index + 1} />
        ))}
      </List>
      {reached < last && (
        <Button tone="secondary" small onClick={() => setReached(reached + 1)}>
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}

function PageEntries<Args>({ endpoint, getArgs, itemPath, page }: ReviewsProps<Args> & { page: number }) {
  const { data, error, isValidating, mutate } = useEndpoint(endpoint, getArgs(page));
  const first = useRef<HTMLLIElement>(null);
  const isLoaded = data !== undefined;
  useLayoutEffect(() => {
    if (isLoaded && page > 1) first.current?.focus({ preventScroll: true });
  }, [isLoaded, page]);
  if (data)
    return data.entries.map((review, index) => (
      <Entry key={review.id} ref={index === 0 ? first : undefined} tabIndex={-1}>
        <ReviewEntry review={review} itemPath={itemPath} />
      </Entry>
    ));
  if (!error) return <EntrySkeletons count={3} />;
  return (
    <li>
      <Failed compact onRetry={() => void mutate()} busy={isValidating} />
    </li>
  );
}

const Aside = styled.div<{ $inDialog?: boolean | undefined }>`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${({ $inDialog }) => ($inDialog ? 0 : '88px')};
  }
`;

const Entry = styled.li`
  scroll-margin-block: ${space('xxxl')};
`;
