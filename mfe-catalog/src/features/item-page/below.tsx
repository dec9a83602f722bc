import type { Item } from '@shop/domain';
import { Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { CardSkeletons } from '../../cards/card-skeletons';
import { LaterWhenNear } from '../../page/later';
import { ReviewsSkeleton } from '../../reviews/reviews-skeleton';
import { BelowArea } from './layout';

const loadMore = () => import(/* webpackChunkName: "item-page-more" */ './more');
const loadReviews = () => loadMore().then(({ ReviewsOfItem }) => ReviewsOfItem);
const loadRelated = () => loadMore().then(({ RelatedItems }) => RelatedItems);
const loadOfStore = () => loadMore().then(({ MoreOfStore }) => MoreOfStore);
const loadRecent = () => loadMore().then(({ RecentItems }) => RecentItems);

/** Reviews, related items, the store's others, what was looked at: each asks for itself when it comes near. X-04. */
export const Below = ({ item }: { item: Item }) => (
  <BelowArea>
    <LaterWhenNear id="reviews" load={loadReviews} given={{ item }} shape={<ReviewsSkeleton />} />
    <LaterWhenNear load={loadRelated} given={{ item }} shape={<RowShape />} />
    <LaterWhenNear load={loadOfStore} given={{ item }} shape={<RowShape />} />
    <LaterWhenNear load={loadRecent} given={{ item }} shape={null} />
  </BelowArea>
);

const RowShape = () => (
  <div aria-hidden="true">
    <Skeleton $height="1.75rem" $width="10em" />
    <Cards>
      <CardSkeletons kind="item" count={6} />
    </Cards>
  </div>
);

const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(196px, 78%);
  gap: ${space('md')};
  margin-block-start: ${space('md')};
  overflow: hidden;
`;
