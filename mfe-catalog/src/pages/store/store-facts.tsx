import { type Store, deliveryTerms, type DeliveryTerms } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Chip, color, Icon, prefetchLayers, Rating, size, Skeleton, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stat, StoreStats } from '../../components/cards/store-stats';
import { messages } from '../../messages';
import { StoreArrival } from './store-arrival';
import { useEndpoint, useShopConfig } from '@shop/api';
import { zoneOf } from '@shop/contract';
import { useSession } from '@shop/session';

interface DeliveryTermsState {
  terms: DeliveryTerms;
  /** The fee is being loaded: reserve its space. */
  isLoading: boolean;
}

/** The delivery charges of a store at the visitor's location: the store's own, otherwise those of its zone. */
function useDeliveryTerms(store: Store): DeliveryTermsState {
  const location = useSession((session) => session.place);
  const settings = useShopConfig();
  const freeDelivery = settings?.freeDelivery ?? null;
  const ownTerms = deliveryTerms({ store, zone: null, freeDelivery });
  const needsZone = store.delivery && ownTerms.fee === null && location !== null && store.distance !== null;
  const zones = useEndpoint(
    zoneOf,
    needsZone ? { query: { lat: location.latitude, lng: location.longitude } } : null,
  );
  const zone = zones.data?.zones.find(({ id }) => id === store.zoneId) ?? null;
  return {
    terms: zone ? deliveryTerms({ store, zone, freeDelivery }) : ownTerms,
    isLoading: needsZone && !zones.data && !zones.error,
  };
}

interface Props {
  store: Store;
  onReviews: () => void;
  onInfo: () => void;
}

/** The facts before ordering: rating, distance, time, minimum order, fee. */
export function StoreFacts({ store, onReviews, onInfo }: Props) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const isRental = store.moduleType === 'rental';
  const least = isolate(format.money(store.minimumOrder), direction);
  return (
    <Line>
      {store.ratingCount > 0 ? (
        <Press
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={prefetchLayers}
          onFocus={prefetchLayers}
          onClick={onReviews}
        >
          <Rating
            value={store.averageRating}
            label={t('rating', { value: format.rating(store.averageRating), count: store.ratingCount })}
          />
          <span>{t('reviews.ratings', { count: store.ratingCount })}</span>
        </Press>
      ) : (
        <Chip>{t('store.new')}</Chip>
      )}
      <StoreStats store={store} withTime={false} />
      <StoreArrival store={store} />
      {!isRental && <DeliveryFact store={store} />}
      {!isRental && store.minimumOrder > 0 && (
        <Stat>
          <Icon name="bag" size={16} />
          {t('store.minimum', { amount: least })}
        </Stat>
      )}
      <Press
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prefetchLayers}
        onFocus={prefetchLayers}
        onClick={onInfo}
      >
        <Icon name="info" size={16} />
        <span>{t('store.info.open')}</span>
      </Press>
    </Line>
  );
}

/** The delivery fee, or from which order on it is free; its space is reserved while the zone's charges load. */
function DeliveryFact({ store }: { store: Store }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const { terms, isLoading } = useDeliveryTerms(store);
  const getFeeText = (fee: number) => t('store.fee', { amount: isolate(format.money(fee), direction) });
  if (!store.delivery) return <Fee>{t('store.takeAwayOnly')}</Fee>;
  if (terms.fee === 0) return <Fee>{t('store.freeDelivery')}</Fee>;
  if (isLoading)
    return (
      <Fee aria-hidden="true">
        <Shape as="span" $width="auto" data-words={getFeeText(getTypicalFee(format.currency))} />
      </Fee>
    );
  if (terms.fee === null) return null;
  return <Fee>{getFeeText(terms.fee)}</Fee>;
}

/** Two major currency units, in minor units: as wide as most fees. */
const getTypicalFee = ({ decimals }: { decimals: number }) => 2 * 10 ** decimals;

/** As wide as the text that replaces it. */
const Shape = styled(Skeleton)`
  color: transparent;
  &::before {
    content: attr(data-words);
  }
`;

const Fee = ({ children, ...rest }: { children: ReactNode; 'aria-hidden'?: 'true' }) => (
  <Stat {...rest}>
    <Icon name="scooter" size={16} mirrored />
    {children}
  </Stat>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('md')};
  & > span {
    font-size: ${size('sm')};
    font-variant-numeric: tabular-nums;
  }
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  min-block-size: 32px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  & > span:first-child {
    color: ${color('text')};
  }
  &:hover > span:last-child {
    text-decoration: underline;
  }
`;
