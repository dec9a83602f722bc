import { useAction } from '@shop/api';
import { applyCoupon } from '@shop/contract';
import { toMajor, type Minor, type OfferedCoupon } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, Card, space } from '@shop/ui';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  storeId: number;
  /** Subtotal − discount, minor units. */
  amount: Minor;
  value: OfferedCoupon | null;
  onChange: (coupon: OfferedCoupon | null) => void;
}

/** A coupon's code, what it is refused for, and the coupon that is used. D-20. */
export function CouponField({ storeId, amount, value, onChange }: Props) {
  const { t } = useTranslation(messages);
  const { currency } = useFormat();
  const id = useId();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const asking = useAction(applyCoupon, {
    onError: (error) => {
      const words = error.entries[0]?.message;
      if (words) setRefusal(words);
      return words !== undefined;
    },
  });
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    const query = { code: code.trim(), store_id: storeId, order_amount: toMajor(amount, currency.decimals) };
    const coupon = await asking.run({ query });
    if (coupon) onChange(coupon);
  };
  if (value)
    return (
      <Card>
        <bdi>{value.code}</bdi>{' '}
        <Button tone="quiet" small onClick={() => onChange(null)}>
          {t('coupon.remove')}
        </Button>
      </Card>
    );
  return (
    <Card>
      <Row onSubmit={(event) => void apply(event)}>
        <label htmlFor={id}>{t('coupon.code')}</label>
        <input
          id={id}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          aria-invalid={refusal !== null || undefined}
          aria-describedby={`${id}-error`}
        />
        <Button type="submit" small busy={asking.busy} disabled={code.trim() === ''}>
          {t('coupon.apply')}
        </Button>
      </Row>
      <p id={`${id}-error`}>{refusal}</p>
    </Card>
  );
}

const Row = styled.form`
  display: flex;
  gap: ${space('sm')};
  align-items: center;
`;
