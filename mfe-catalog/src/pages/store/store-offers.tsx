import { useShopConfig } from '@shop/api';
import { deliveryTerms, isStoreDiscountValid, type Store, type StoreDiscount } from '@shop/domain';
import { formatDay, formatMoment, useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, media, radius, size, space, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useNow } from '../../clock/use-now';
import { messages } from '../../messages';
import { isolated } from '../../components/page/isolated';

/** What is cheaper here: the store's discount while it runs (BIZ-28), and from when on delivery is free (BIZ-37). */
export function StoreOffers({ store }: { store: Store }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const now = useNow();
  const settings = useShopConfig();
  const runs =
    now !== null && store.discount !== null && isStoreDiscountValid(store.discount, now, format.timeZone);
  const { freeFrom } = deliveryTerms({ store, zone: null, freeDelivery: settings?.freeDelivery ?? null });
  const isFreeFrom = store.delivery && store.moduleType !== 'rental' && freeFrom !== null;
  if (!runs && !isFreeFrom) return null;
  return (
    <List aria-label={t('store.offers')}>
      {runs && store.discount && <DiscountOffer discount={store.discount} />}
      {isFreeFrom && (
        <Offer icon="scooter">
          {t('store.offer.freeFrom', { amount: isolated(format.money(freeFrom), direction) })}
        </Offer>
      )}
    </List>
  );
}

/** Percent or amount, from which order on, at most how much, until when. */
function DiscountOffer({ discount }: { discount: StoreDiscount }) {
  const { t, direction, language } = useTranslation(messages);
  const format = useFormat();
  const money = (minor: number) => isolated(format.money(minor), direction);
  const { type, value } = discount.discount;
  const amount = type === 'percent' ? isolated(`${format.number(value)}%`, direction) : money(value);
  const { minPurchase, maxDiscount, endDate, endTime } = discount;
  const terms = [
    ...(maxDiscount > 0 ? [t('store.offer.cap', { max: money(maxDiscount) })] : []),
    ...(endDate ? [t('store.offer.until', { date: formatEnd(endDate, endTime, language) })] : []),
  ];
  return (
    <Offer icon="ticket" more={terms.join(' · ')}>
      {minPurchase > 0
        ? t('store.offer.from', { amount, min: money(minPurchase) })
        : t('store.offer.all', { amount })}
    </Offer>
  );
}

/** Date and time stand in the shop's zone already: they are written as they are; the end of a day is the day. */
function formatEnd(date: string, time: string, language: string): string {
  const day = date.slice(0, 10);
  if (!time || time.startsWith('23:59')) return formatDay(day, language, 'UTC');
  return formatMoment(`${day}T${time}Z`, language, 'UTC');
}

function Offer({ icon, more, children }: { icon: IconName; more?: string; children: ReactNode }) {
  return (
    <Entry>
      <Icon name={icon} mirrored={icon === 'scooter'} />
      <span>
        <strong>{children}</strong>
        {more && <small>{more}</small>}
      </span>
    </Entry>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-start: ${space('xs')};
`;

const Entry = styled.li`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${space('sm')};
  padding: ${space('xs')} ${space('sm')};
  ${media.desktop} {
    flex: none;
  }
  border: 1px dashed ${color('danger')};
  border-radius: ${radius('md')};
  background: ${color('dangerGround')};
  color: ${color('danger')};
  font-size: ${size('sm')};
  & small {
    display: block;
    color: ${color('text')};
    font-size: ${size('xs')};
  }
  &:not(:has(small)) {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    color: ${color('brand')};
  }
`;
