import { useShopConfig } from '@shop/api';
import type { WalletMovement } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import type { IconName } from '@shop/ui';
import { LedgerRow } from '../../components/account/ledger-row';
import { messages } from '../../messages';
import { toDetailsAddress, toTripAddress } from '../../orders/addresses';

const icons: Record<WalletMovement['kind'], IconName> = {
  order_place: 'bag',
  order_refund: 'refund',
  trip_booking: 'car',
  trip_refund: 'refund',
  add_fund: 'plus',
  loyalty_point: 'medal',
  referrer: 'friends',
  CashBack: 'cash',
  other: 'wallet',
};

/** One movement of money, never shortened (D-19). */
export function MovementRow({ movement }: { movement: WalletMovement }) {
  const { t } = useTranslation(messages);
  const { money, moneyWithin, moment } = useFormat();
  const { kind, amount, bonus, balance, at } = movement;
  const isGain = amount >= 0;
  return (
    <LedgerRow
      icon={icons[kind]}
      title={t(`wallet.kind.${kind}`)}
      details={
        <>
          <Reference movement={movement} />
          {bonus > 0 && <b>{t('wallet.withBonus', { bonus: moneyWithin(bonus) })}</b>}
          {at && (
            <time dateTime={at}>
              <bdi>{moment(at)}</bdi>
            </time>
          )}
        </>
      }
      isGain={isGain}
      change={money(Math.abs(amount))}
      spokenAmount={t(isGain ? 'wallet.in' : 'wallet.out', { amount: moneyWithin(Math.abs(amount)) })}
      balance={t('wallet.after', { amount: moneyWithin(balance) })}
    />
  );
}

/** What caused a movement: an order or trip, a gateway, a friend's code. */
function Reference({ movement: { kind, reference } }: { movement: WalletMovement }) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const settings = useShopConfig();
  if (reference === '') return null;
  if (kind === 'order_place' || kind === 'order_refund')
    return <Link to={toDetailsAddress(Number(reference))}>{t('track.order', { id: reference })}</Link>;
  if (kind === 'trip_booking' || kind === 'trip_refund')
    return <Link to={toTripAddress(Number(reference))}>{t('trips.trip', { id: reference })}</Link>;
  if (kind === 'loyalty_point')
    return Number(reference) > 0 && <span>{t('wallet.points', { value: number(Number(reference)) })}</span>;
  const gateway = settings?.gateways.find(({ key }) => key === reference);
  if (kind === 'add_fund' && !gateway) return null;
  return <bdi>{gateway?.title ?? reference}</bdi>;
}
