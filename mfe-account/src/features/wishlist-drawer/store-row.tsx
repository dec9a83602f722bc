import { type Provider, type Store } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Chip, Rating, ShopImage } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { Line, Row, Text } from './row.styles';

interface Props {
  store: Store;
  /** Address of its page; default: its store page. */
  to?: string;
  /** Facts after rating and distance; default: the delivery time. */
  children?: ReactNode;
}

/** A row that links to the store. */
export function StoreRow({ store, to = `/store/${store.id}`, children }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const minutes = store.deliveryTime && (
    <span>{t('wishlist.minutes', { time: format.minutes(store.deliveryTime) })}</span>
  );
  return (
    <Row>
      <ShopImage src={store.logoUrl} alt="" rounded size={84} />
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

/** The rating, or 'new' without ratings. */
export function RowRating({ averageRating, ratingCount }: Pick<Store, 'averageRating' | 'ratingCount'>) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  if (ratingCount === 0) return <Chip>{t('wishlist.new')}</Chip>;
  const label = t('wishlist.rating', { value: format.rating(averageRating) });
  return <Rating value={averageRating} count={ratingCount} label={label} />;
}

/** A row that links to the provider. */
export function ProviderRow({ provider }: { provider: Provider }) {
  const { t } = useTranslation(messages);
  return (
    <StoreRow store={provider} to={`/rental/provider-details?id=${provider.id}`}>
      <span>{t('trips.count', { count: provider.vehicleCount })}</span>
    </StoreRow>
  );
}
