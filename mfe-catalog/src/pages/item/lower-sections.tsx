import { useCache } from '@shop/api';
import { categoryItems, itemReviews, storeItems } from '@shop/contract';
import type { Item } from '@shop/domain';
import { HydratedWhenNear, laidOutWhenNear, Skeleton, space } from '@shop/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { CardSkeletons } from '../../components/cards/card-skeletons';
import { DeferredUntilInView } from '../../components/page/deferred';
import { ReviewsSkeleton } from '../../features/reviews/reviews-skeleton';
import { toStoreItemsArgs, relatedTo, toReviewsArgs } from './section-args';
import { BelowArea } from '../../components/page/buy-layout';

const loadMore = () => import(/* webpackChunkName: "item-page-more" */ './deferred-sections');

/** Loads the sections' code and prefetches their first queries in parallel. */
function useSections(item: Item) {
  const { warm } = useCache();
  const related = relatedTo(item);
  return {
    reviews: () => {
      warm(itemReviews, toReviewsArgs(item));
      return loadMore().then(({ ItemReviews }) => ItemReviews);
    },
    related: () => {
      if (related) warm(categoryItems, related);
      return loadMore().then(({ RelatedItems }) => RelatedItems);
    },
    ofStore: () => {
      warm(storeItems, toStoreItemsArgs(item));
      return loadMore().then(({ MoreFromStore }) => MoreFromStore);
    },
    recent: () => loadMore().then(({ RecentItems }) => RecentItems),
  };
}

/**
 * Reviews, related items, the store's other items and recently viewed ones; each loads when it comes into view. X-04.
 */
export const Below = memo(function Below({ item }: { item: Item }) {
  return (
    <HydratedWhenNear as={BelowArea}>
      <Sections item={item} />
    </HydratedWhenNear>
  );
});

function Sections({ item }: { item: Item }) {
  const load = useSections(item);
  return (
    <>
      <DeferredUntilInView
        id="reviews"
        load={load.reviews}
        componentProps={{ item }}
        shape={<ReviewsShape />}
      />
      <DeferredUntilInView load={load.related} componentProps={{ item }} shape={<RowShape />} />
      <DeferredUntilInView load={load.ofStore} componentProps={{ item }} shape={<RowShape />} />
      <DeferredUntilInView load={load.recent} componentProps={{ item }} shape={null} />
    </>
  );
}

const ReviewsShape = () => (
  <div>
    <ReviewsSkeleton />
  </div>
);

const RowShape = () => (
  <Shape aria-hidden="true">
    <Skeleton $height="1.75rem" $width="10em" />
    <Cards>
      <CardSkeletons kind="item" count={6} />
    </Cards>
  </Shape>
);

const Shape = styled.div`
  ${laidOutWhenNear('383px')}
`;

const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(196px, 78%);
  gap: ${space('md')};
  margin-block-start: ${space('md')};
  overflow: hidden;
`;
