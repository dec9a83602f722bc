import { couponSuits, type Minor, type OfferedCoupon, type OrderType } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, Card, size, space } from '@shop/ui';
import { controlStyles, FieldError } from '@shop/ui/form';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { PaidFor } from '../../payment/payment-rules';
import { useTakesCoupons } from '../../payment/use-payment-situation';
import { AppliedCoupon } from './applied-coupon';
import { OfferedCoupons } from './offered-coupons';
import { useCoupon } from './use-coupon';

interface CouponFieldProps {
  paidFor?: PaidFor;
  /** Left out: a delivery; a trip has none that a coupon could pay for. */
  orderType?: OrderType;
  storeId: number;
  /** Subtotal − discount, minor units. */
  amount: Minor;
  value: OfferedCoupon | null;
  onChange: (coupon: OfferedCoupon | null) => void;
}

/**
 * Applies a coupon by its code or from the offered ones, shows why one is refused, and the one that is applied. D-20.
 */
export function CouponField(props: CouponFieldProps) {
  const { paidFor = 'order', storeId, amount, value, onChange } = props;
  const { orderType = paidFor === 'trip' ? 'take_away' : 'delivery' } = props;
  const coupon = useCoupon({ storeId, amount, value, onChange });
  const [wasRemoved, setWasRemoved] = useState(false);
  const takesCoupons = useTakesCoupons();
  if (!takesCoupons) return null;
  if (value) {
    const remove = () => {
      setWasRemoved(true);
      coupon.remove();
    };
    const suits = couponSuits(value, orderType);
    return (
      <AppliedCoupon
        coupon={value}
        amount={amount}
        isShort={coupon.isShort}
        suits={suits}
        onRemove={remove}
      />
    );
  }
  return (
    <Panel>
      <CouponCode coupon={coupon} takesFocus={wasRemoved} />
      <OfferedCoupons
        paidFor={paidFor}
        orderType={orderType}
        storeId={storeId}
        amount={amount}
        busy={coupon.busy}
        onPick={(code) => void coupon.apply(code)}
      />
    </Panel>
  );
}

interface CouponCodeProps {
  coupon: ReturnType<typeof useCoupon>;
  /** Whether the element with the focus was removed, so that this one takes it. */
  takesFocus: boolean;
}

function CouponCode({ coupon, takesFocus }: CouponCodeProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (coupon.code.trim()) void coupon.apply(coupon.code);
  };
  return (
    <form onSubmit={submit}>
      <Label htmlFor={id}>{t('coupon.title')}</Label>
      <Line>
        <Code
          ref={input}
          id={id}
          value={coupon.code}
          onChange={(event) => coupon.type(event.target.value)}
          placeholder={t('coupon.hint')}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="auto"
          aria-invalid={coupon.refusal ? true : undefined}
          aria-describedby={coupon.refusal ? `${id}-error` : undefined}
        />
        <Button type="submit" tone="secondary" busy={coupon.busy} disabled={coupon.code.trim() === ''}>
          {t('coupon.apply')}
        </Button>
      </Line>
      <div role="alert">
        <FieldError id={`${id}-error`} text={coupon.refusal} />
      </div>
    </form>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
`;

const Label = styled.label`
  display: block;
  margin-block-end: ${space('xs')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  gap: ${space('xs')};
  & > button {
    flex: none;
  }
`;

const Code = styled.input`
  ${controlStyles}
  min-inline-size: 0;
  flex: 1;
`;
