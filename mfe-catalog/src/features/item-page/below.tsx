import { useCache } from '@shop/api';
import { categoryItems, itemReviews, storeItems } from '@shop/contract';
import type { Item } from '@shop/domain';
import { HydratedWhenNear, laidOutWhenNear, Skeleton, space } from '@shop/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { CardSkeletons } from '../../cards/card-skeletons';
import { LaterWhenNear } from '../../page/later';
import { ReviewsSkeleton } from '../../reviews/reviews-skeleton';
import { othersOfStore, relatedTo, reviewsOf } from './below-questions';
import { BelowArea } from '../../page/buy-layout';

const loadMore = () => import(/* webpackChunkName: "item-page-more" */ './more');

/** The parts' code; each asks its first question meanwhile, so that neither waits for the other. */
function useParts(item: Item) {
  const { warm } = useCache();
  const related = relatedTo(item);
  return {
    reviews: () => {
      warm(itemReviews, reviewsOf(item));
      return loadMore().then(({ ReviewsOfItem }) => ReviewsOfItem);
    },
    related: () => {
      if (related) warm(categoryItems, related);
      return loadMore().then(({ RelatedItems }) => RelatedItems);
    },
    ofStore: () => {
      warm(storeItems, othersOfStore(item));
      return loadMore().then(({ MoreOfStore }) => MoreOfStore);
    },
    recent: () => loadMore().then(({ RecentItems }) => RecentItems),
  };
}

/** Reviews, related items, the store's others, what was looked at: each asks for itself when it comes near. X-04. */
export const Below = memo(function Below({ item }: { item: Item }) {
  return (
    <HydratedWhenNear as={BelowArea}>
      <Parts item={item} />
    </HydratedWhenNear>
  );
});

function Parts({ item }: { item: Item }) {
  const load = useParts(item);
  return (
    <>
      <LaterWhenNear id="reviews" load={load.reviews} given={{ item }} shape={<ReviewsShape />} />
      <LaterWhenNear load={load.related} given={{ item }} shape={<RowShape />} />
      <LaterWhenNear load={load.ofStore} given={{ item }} shape={<RowShape />} />
      <LaterWhenNear load={load.recent} given={{ item }} shape={null} />
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
