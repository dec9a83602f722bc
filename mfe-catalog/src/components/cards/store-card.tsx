import { useCache } from '@shop/api';
import { storeDetails } from '@shop/contract';
import type { Store, Favourite } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Chip, color, radius, Rating, shadow, ShopImage, size, space } from '@shop/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { storePath } from '../page/addresses';
import { Body, Chips, Frame, ToggleBox, Name, Picture, SecondLine } from './card-frame';
import { FavouriteToggle } from './favourite-toggle';
import { StoreFee, StoreStats } from './store-stats';
import { useStoreState } from './use-store-state';

/** A store as the wishlist knows it: stores of a rental module are providers. ENT-29. */
export const toFavourite = ({ id, moduleType }: Pick<Store, 'id' | 'moduleType'>): Favourite => ({
  kind: moduleType === 'rental' ? 'provider' : 'store',
  id,
});

/** A store in rows and lists: cover, logo, name, rating, distance and time; faded while it is closed. */
export const StoreCard = memo(function StoreCard({
  store,
  eager = false,
  inRow = false,
}: {
  store: Store;
  eager?: boolean;
  /** In a row, where all cards have the same height, including those that load later. */
  inRow?: boolean;
}) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const { decimals } = format.currency;
  const cache = useCache();
  const isRental = store.moduleType === 'rental';
  const cacheStore = () =>
    void cache.replace(storeDetails, { params: { id: store.id } }, (known) => known ?? store);
  return (
    <Frame $ratio="16 / 9">
      <StoreBody>
        <OneLine>
          <Link to={storePath(store)} onClick={isRental ? undefined : cacheStore}>
            <bdi>{store.name}</bdi>
          </Link>
        </OneLine>
        <SecondLine>
          <bdi>{store.address}</bdi>
        </SecondLine>
        <Line $inRow={inRow}>
          {store.ratingCount > 0 ? (
            <Rating
              value={store.averageRating}
              count={store.ratingCount}
              digits={decimals}
              label={t('rating', {
                value: format.rating(store.averageRating, decimals),
                count: store.ratingCount,
              })}
            />
          ) : (
            <Chip>{t('store.new')}</Chip>
          )}
          <StoreStats store={store} />
          {!isRental && <StoreFee store={store} />}
        </Line>
      </StoreBody>
      <Cover store={store} eager={eager} />
    </Frame>
  );
});

/** Cover and logo, the discount, and for a closed store when it opens. */
function Cover({ store, eager }: { store: Store; eager: boolean }) {
  const { t } = useTranslation(messages);
  const { closedNote, discountNote } = useStoreState(store);
  return (
    <Picture $off={closedNote !== null}>
      <ShopImage src={store.coverUrl} alt="" ratio="16 / 9" eager={eager} size="wideCard" />
      {closedNote && (
        <Closed>
          <span>{closedNote}</span>
        </Closed>
      )}
      <Chips>
        {discountNote && <Chip $tone="danger">{discountNote}</Chip>}
        {store.freeDelivery && store.moduleType !== 'rental' && (
          <Chip $tone="success">{t('store.freeDelivery')}</Chip>
        )}
      </Chips>
      <ToggleBox>
        <FavouriteToggle favourite={toFavourite(store)} label={store.name} />
      </ToggleBox>
      <Logo>
        <ShopImage src={store.logoUrl} alt="" size={52} />
      </Logo>
    </Picture>
  );
}

const StoreBody = styled(Body)`
  padding-block-start: ${space('lg')};
`;

const OneLine = styled(Name)`
  font-size: ${size('md')};
  & a {
    -webkit-line-clamp: 1;
    word-break: break-all;
  }
`;

/** One or two lines of details; in a row two are reserved. */
const Line = styled.div<{ $inRow: boolean }>`
  min-block-size: ${({ $inRow }) => ($inRow ? '41px' : 'auto')};
  display: flex;
  flex-wrap: wrap;
  align-content: end;
  align-items: center;
  gap: 2px ${space('sm')};
  margin-block-start: auto;
`;

const Logo = styled.div`
  position: absolute;
  inset-block-end: -20px;
  inset-inline-start: ${space('sm')};
  inline-size: 52px;
  border: 2px solid ${color('surface')};
  border-radius: ${radius('md')};
  overflow: hidden;
`;

/** A label in the middle, readable on any picture. */
const Closed = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space('xl')} ${space('sm')} ${space('sm')};
  text-align: center;
  font-size: ${size('sm')};
  font-weight: 600;
  & > span {
    /* As wide as its usual text in any typeface, so that nothing moves when a web font arrives. */
    min-inline-size: min(100%, 224px);
    padding: ${space('xxs')} ${space('sm')};
    border-radius: ${radius('lg')};
    text-wrap: balance;
    background: ${color('surface')};
    box-shadow: ${shadow('low')};
  }
`;
