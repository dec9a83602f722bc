import { type Provider, type Store } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Chip, Rating, ShopImage } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { Line, Row, Text } from './row.styles';

interface Props {
  store: Store;
  /** Where it is found; default: its store page. */
  to?: string;
  /** More of it, after its rating and distance; default: how long it delivers. */
  children?: ReactNode;
}

/** Leads to the store. */
export function StoreRow({ store, to = `/store/${store.id}`, children }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const minutes = store.deliveryTime && (
    <span>{t('wishlist.minutes', { time: store.deliveryTime.replace(/\s*min.*$/i, '') })}</span>
  );
  return (
    <Row>
      <ShopImage src={store.logoUrl} alt="" rounded />
      <Text>
        <h3>
          <Link to={to}>
            <bdi>{store.name}</bdi>
          </Link>
        </h3>
        <p>
          <bdi>{store.address}</bdi>
        </p>
        <Line>
          <RowRating {...store} />
          {store.distance !== null && <bdi>{format.distance(store.distance)}</bdi>}
          {children ?? minutes}
        </Line>
      </Text>
    </Row>
  );
}

/** What others think of it; what nobody has rated is new. */
export function RowRating({ averageRating, ratingCount }: Pick<Store, 'averageRating' | 'ratingCount'>) {
  const { t } = useTranslation(messages);
  if (ratingCount === 0) return <Chip>{t('wishlist.new')}</Chip>;
  const label = t('wishlist.rating', { value: averageRating.toFixed(1) });
  return <Rating value={averageRating} count={ratingCount} label={label} />;
}

/** Leads to the provider. */
export function ProviderRow({ provider }: { provider: Provider }) {
  const { t } = useTranslation(messages);
  return (
    <StoreRow store={provider} to={`/rental/provider-details?id=${provider.id}`}>
      <span>{t('trips.count', { count: provider.vehicleCount })}</span>
    </StoreRow>
  );
}
