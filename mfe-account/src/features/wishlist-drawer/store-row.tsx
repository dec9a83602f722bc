import type { Store } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Chip, Rating, ShopImage } from '@shop/ui';
import { messages } from '../../messages';
import { Line, Row, Words } from './row.styles';

/** Leads to the store. */
export function StoreRow({ store }: { store: Store }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  return (
    <Row>
      <ShopImage src={store.logoUrl} alt="" rounded />
      <Words>
        <h3>
          <Link to={`/store/${store.id}`}>
            <bdi>{store.name}</bdi>
          </Link>
        </h3>
        <p>
          <bdi>{store.address}</bdi>
        </p>
        <Line>
          {store.ratingCount > 0 ? (
            <Rating
              value={store.averageRating}
              count={store.ratingCount}
              label={t('wishlist.rating', { value: store.averageRating.toFixed(1) })}
            />
          ) : (
            <Chip>{t('wishlist.new')}</Chip>
          )}
          {store.distance !== null && <bdi>{format.distance(store.distance)}</bdi>}
          {store.deliveryTime && (
            <span>{t('wishlist.minutes', { time: store.deliveryTime.replace(/\s*min.*$/i, '') })}</span>
          )}
        </Line>
      </Words>
    </Row>
  );
}
