import type { PointMovement, PointMovementKind } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import type { IconName } from '@shop/ui';
import { LedgerRow } from '../../components/account/ledger-row';
import { messages } from '../../messages';
import { toDetailsAddress } from '../../orders/addresses';

const icons: Record<PointMovementKind, IconName> = {
  other: 'medal',
  order_place: 'bag',
  order_refund: 'refund',
  point_to_wallet: 'wallet',
  gift: 'gift',
};

/** One movement of points. */
export function PointRow({ movement }: { movement: PointMovement }) {
  const { t } = useTranslation(messages);
  const { number, moment } = useFormat();
  const { kind, points, balance, reference, at } = movement;
  const isOrder = (kind === 'order_place' || kind === 'order_refund') && /^\d+$/.test(reference);
  const isGain = points >= 0;
  return (
    <LedgerRow
      icon={icons[kind]}
      title={t(`points.kinds.${kind}`)}
      details={
        <>
          {isOrder && (
            <Link to={toDetailsAddress(Number(reference))}>{t('track.order', { id: reference })}</Link>
          )}
          {at && (
            <time dateTime={at}>
              <bdi>{moment(at)}</bdi>
            </time>
          )}
        </>
      }
      isGain={isGain}
      change={number(Math.abs(points))}
      spokenAmount={t(isGain ? 'points.gained' : 'points.lost', { shown: number(Math.abs(points)) })}
      balance={t('points.balance', { shown: number(balance) })}
    />
  );
}
