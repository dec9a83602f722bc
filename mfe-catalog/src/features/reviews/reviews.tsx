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
import { Frame, List, EntrySkeletons, ReviewsSkeleton } from './reviews-skeleton';

export interface ReviewsProps<Args> {
  /** `itemReviews`, `storeReviews` and the like. */
  endpoint: Endpoint<Args, ReviewPage>;
  /** Arguments of page 1, 2, …; `reviewsPage` sets their size. */
  getArgs: (page: number) => Args;
  /** The address of the page of each review's item; without it the item is not named. */
  itemPath?: (id: number) => string;
  /** In a dialog with the same title, which needs no heading. */
  inDialog?: boolean;
}

/**
 * The reviews of an item or a store: the summary, then the reviews, newest first, more on request. It loads its data
 * itself; the caller renders it when it comes into view. X-04.
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

/** The loaded pages. New entries get the focus from the button that requested them. */
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
    inset-block-start: ${({ $inDialog }) => ($inDialog ? 0 : 'calc(88px + var(--inset-top, 0px))')};
  }
`;

const Entry = styled.li`
  scroll-margin-block: ${space('xxxl')};
`;
