import { couponDiscount, type Minor, type OfferedCoupon } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, Card, color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useMinimumText } from './use-minimum-text';

interface AppliedCouponProps {
  coupon: OfferedCoupon;
  /** Subtotal − discount, minor units. */
  amount: Minor;
  /** The order is below the coupon's minimum, so the coupon has no effect (BIZ-32). */
  isShort: boolean;
  /** Whether the coupon can have an effect on this kind of order. */
  suits: boolean;
  onRemove: () => void;
}

/** The applied coupon, its discount, and a button that removes it. */
export function AppliedCoupon({ coupon, amount, isShort, suits, onRemove }: AppliedCouponProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const isIdle = isShort || !suits;
  // The server has already checked store and zone.
  const base = { amount, storeId: coupon.storeIds[0] ?? 0, zoneId: coupon.zoneIds[0] ?? 0 };
  const saved = couponDiscount(coupon, base);
  const toMinimumText = useMinimumText();
  return (
    <Panel>
      <Sign $short={isIdle}>
        <Icon name="ticket" />
      </Sign>
      <Text>
        <strong>
          <bdi>{coupon.code}</bdi>
        </strong>
        {coupon.title && (
          <small>
            <bdi>{coupon.title}</bdi>
          </small>
        )}
        <Effect role="status" $short={isIdle}>
          {!suits
            ? t('coupon.deliveryOnly')
            : isShort
              ? toMinimumText(coupon, amount)
              : coupon.type === 'free_delivery'
                ? t('coupon.deliveryIsFree')
                : t('coupon.saves', { amount: format.moneyWithin(saved) })}
        </Effect>
      </Text>
      <Button
        tone="quiet"
        small
        onClick={onRemove}
        aria-label={t('coupon.removeCode', { code: coupon.code })}
      >
        {t('coupon.remove')}
      </Button>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
  & > button {
    flex: none;
    min-block-size: 44px;
  }
`;

const Sign = styled.span<{ $short: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('md')};
  background: ${({ $short }) => color($short ? 'warningGround' : 'successGround')};
  color: ${({ $short }) => color($short ? 'warning' : 'success')};
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Effect = styled.span<{ $short: boolean }>`
  color: ${({ $short }) => color($short ? 'warning' : 'success')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
