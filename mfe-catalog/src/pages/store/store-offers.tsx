import { useShopConfig } from '@shop/api';
import { deliveryTerms, isStoreDiscountValid, type Store, type StoreDiscount } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { color, Icon, media, radius, size, space, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOfferTexts } from '../../components/item-choice/use-offer-texts';

/** The store's discount while it runs (BIZ-28), and the order from which delivery is free (BIZ-37). */
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
    <List aria-label={t('store.offers', { context: store.moduleType })}>
      {runs && store.discount && <DiscountOffer discount={store.discount} />}
      {isFreeFrom && (
        <Offer icon="scooter">
          {t('store.offer.freeFrom', { amount: isolate(format.money(freeFrom), direction) })}
        </Offer>
      )}
    </List>
  );
}

function DiscountOffer({ discount }: { discount: StoreDiscount }) {
  const { title, terms } = useOfferTexts()(discount);
  return (
    <Offer icon="ticket" more={terms.join(' · ')}>
      {title}
    </Offer>
  );
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
