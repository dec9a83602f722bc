import { useEndpoint } from '@shop/api';
import { couponList } from '@shop/contract';
import { couponSuits, type Minor, type OfferedCoupon, type OrderType } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, radius, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { PaidFor } from '../../payment/payment-rules';

/** Discount and conditions of a coupon, as texts. */
function useCouponTexts() {
  const { t } = useTranslation(messages);
  const format = useFormat();
  return {
    gives: ({ type, discount }: OfferedCoupon): string => {
      if (type === 'free_delivery') return t('coupon.freeDelivery');
      return discount.type === 'percent'
        ? t('coupon.percentOff', {
            percent: format.number(discount.value / 100, { style: 'percent', maximumFractionDigits: 2 }),
          })
        : t('coupon.amountOff', { amount: format.moneyWithin(discount.value) });
    },
    terms: ({ minPurchase, maxDiscount, discount, expiresOn }: OfferedCoupon): string[] => {
      const until = format.day(expiresOn);
      return [
        ...(minPurchase > 0 ? [t('coupon.from', { amount: format.moneyWithin(minPurchase) })] : []),
        ...(maxDiscount > 0 && discount.type === 'percent'
          ? [t('coupon.upTo', { amount: format.moneyWithin(maxDiscount) })]
          : []),
        ...(until ? [t('coupon.until', { day: until })] : []),
      ];
    },
  };
}

interface OfferedCouponsProps {
  paidFor: PaidFor;
  orderType: OrderType;
  storeId: number;
  /** Subtotal − discount, minor units. */
  amount: Minor;
  busy: boolean;
  onPick: (code: string) => void;
}

const shownFirst = 2;

/** The coupons for this store's orders, those whose minimum is reached first. */
export function OfferedCoupons({ paidFor, orderType, ...rest }: OfferedCouponsProps) {
  const { storeId, amount, busy, onPick } = rest;
  const { t } = useTranslation(messages);
  const [isExpanded, setIsExpanded] = useState(false);
  const { data } = useEndpoint(couponList, { query: { store_id: storeId } });
  const fitting = (data ?? []).filter((coupon) => couponSuits(coupon, orderType));
  if (fitting.length === 0) return null;
  const missing = ({ minPurchase }: OfferedCoupon) => Math.max(0, minPurchase - amount);
  const sorted = fitting.sort((one, other) => missing(one) - missing(other));
  const shown = isExpanded ? sorted : sorted.slice(0, shownFirst);
  return (
    <div>
      <Name>{t('coupon.offered', { context: paidFor })}</Name>
      <List>
        {shown.map((coupon) => (
          <Offer key={coupon.id} coupon={coupon} missing={missing(coupon)} busy={busy} onPick={onPick} />
        ))}
      </List>
      {sorted.length > shown.length && (
        <Button tone="quiet" small onClick={() => setIsExpanded(true)}>
          {t('coupon.all', { count: sorted.length })}
        </Button>
      )}
    </div>
  );
}

interface OfferProps {
  coupon: OfferedCoupon;
  /** The amount missing for it, minor units; 0 for none. */
  missing: Minor;
  busy: boolean;
  onPick: (code: string) => void;
}

function Offer({ coupon, missing, busy, onPick }: OfferProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const texts = useCouponTexts();
  return (
    <Ticket>
      <Text>
        <b>{texts.gives(coupon)}</b>
        <span>
          <bdi>{coupon.title}</bdi>
        </span>
        <small>{texts.terms(coupon).join(' · ')}</small>
        {missing > 0 && <Missing>{t('coupon.missing', { amount: format.moneyWithin(missing) })}</Missing>}
      </Text>
      <Pick
        type="button"
        disabled={busy || missing > 0}
        onClick={() => onPick(coupon.code)}
        aria-label={t('coupon.applyCode', { code: coupon.code })}
      >
        <bdi>{coupon.code}</bdi>
        <small>{t('coupon.apply')}</small>
      </Pick>
    </Ticket>
  );
}

const Name = styled.h3`
  margin-block-end: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 500;
`;

const List = styled.ul`
  display: grid;
  gap: ${space('xs')};
  padding: 0;
  list-style: none;
`;

const Ticket = styled.li`
  display: flex;
  border: 1px dashed ${color('borderStrong')};
  border-radius: ${radius('md')};
  overflow: hidden;
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  padding: ${space('sm')};
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;

const Missing = styled.span`
  color: ${color('warning')};
  font-size: ${size('xs')};
  font-weight: 600;
`;

const Pick = styled.button`
  display: grid;
  place-content: center;
  flex: none;
  inline-size: 118px;
  padding: ${space('xs')};
  border-inline-start: 1px dashed ${color('borderStrong')};
  background: ${color('brandGround')};
  color: ${color('brand')};
  font-weight: 700;
  font-size: ${size('sm')};
  text-align: center;
  overflow-wrap: anywhere;
  & small {
    font-weight: 500;
    font-size: ${size('xs')};
  }
  &:hover:not(:disabled) {
    background: ${color('brand')};
    color: ${color('onBrand')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    cursor: not-allowed;
    background: ${color('sunken')};
    color: ${color('textFaint')};
  }
`;
