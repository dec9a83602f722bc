import { useShopConfig } from '@shop/api';
import { deliveryTerms, type Store } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The store's distance and, unless its place says more (`withTime`), its delivery time. */
export function StoreStats({ store, withTime = true }: { store: Store; withTime?: boolean }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  return (
    <>
      {store.distance !== null && (
        <Stat>
          <Icon name="pin" size={16} />
          <bdi>{format.distance(store.distance)}</bdi>
        </Stat>
      )}
      {withTime && store.deliveryTime && store.moduleType !== 'rental' && (
        <Stat>
          <Icon name="clock" size={16} />
          {t('store.minutes', { time: format.minutes(store.deliveryTime) })}
        </Stat>
      )}
    </>
  );
}

/** The delivery fee, which only stores with their own delivery have before the cart. BIZ-34. */
export const StoreFee = ({ store }: { store: Store }) =>
  store.selfDelivery && store.delivery && !store.freeDelivery ? <OwnFee store={store} /> : null;

function OwnFee({ store }: { store: Store }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const freeDelivery = useShopConfig()?.freeDelivery ?? null;
  const { fee } = deliveryTerms({ store, zone: null, freeDelivery });
  if (fee === null) return null;
  const amount = isolate(format.moneyShort(fee), direction);
  return (
    <Stat>
      <Icon name="scooter" size={16} />
      {fee === 0 ? t('store.freeDelivery') : t('store.fee', { amount })}
    </Stat>
  );
}

export const Stat = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  font-size: ${size('xs')};
  color: ${color('textSoft')};
  white-space: nowrap;
`;
