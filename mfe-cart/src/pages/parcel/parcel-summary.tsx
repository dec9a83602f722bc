import type { PricedParcel } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, Text } from '@shop/ui';
import { useId } from 'react';
import { ActionFrame, once } from '../../components/checkout-frame/action-frame';
import { OrderSummary } from '../../components/checkout-frame/order-summary';
import { TotalsTable, type TotalRow } from '../../components/checkout-frame/totals-table';
import { messages } from '../../messages';
import { getPaymentChoice, getSize } from '../../parcel/parcel-order';
import type { Parcel } from './use-parcel';

/** The rows that add up to the total. D-19. */
function useRows({ facts, draft }: Parcel, totals: PricedParcel): TotalRow[] {
  const { t } = useTranslation(messages);
  const { money, distance } = useFormat();
  const size = facts && getSize(facts.category, draft);
  const rows: (TotalRow | false)[] = [
    {
      name: 'distance',
      label: t('parcel.way', { distance: distance(facts?.metres ?? 0) }),
      amount: money(totals.distanceFee),
    },
    totals.sizeFee > 0 &&
      size !== null && { name: 'size', label: t(`parcel.size.${size.size}`), amount: money(totals.sizeFee) },
    totals.extraFee > 0 && {
      name: 'extra',
      label: totals.extraFeeReason ? (
        <bdi>{t('checkout.extra', { reason: totals.extraFeeReason })}</bdi>
      ) : (
        t('checkout.extraFee')
      ),
      amount: money(totals.extraFee),
    },
    ...(totals.charges ?? []).map(({ name, amount }) => ({
      name: 'service',
      label: name ? <bdi>{name}</bdi> : t('checkout.changes.figure.service'),
      amount: money(amount),
    })),
    totals.tax > 0 &&
      !totals.taxIncluded && { name: 'tax', label: t('checkout.tax'), amount: money(totals.tax) },
  ];
  return rows.filter((row) => row !== false);
}

function Rows({ parcel, totals }: { parcel: Parcel; totals: PricedParcel }) {
  const isWalletOnly = getPaymentChoice(parcel.draft).method === 'wallet';
  return (
    <TotalsTable
      rows={useRows(parcel, totals)}
      totals={totals}
      isUpdating={parcel.isUpdating}
      walletPaid={isWalletOnly ? 0 : parcel.payment.walletPaid}
      testId="parcel-total"
    />
  );
}

/** The price, and 'Send parcel' with what is missing for it. X-31, D-21. */
export function ParcelSummary({ parcel, isLoaded }: { parcel: Parcel; isLoaded: boolean }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const { category, totals, payment, missing, changes, busy, send } = parcel;
  const gap = category ? missing : 'kind';
  const key = gap ?? (changes.isOpen ? 'changes' : null);
  const hint = isLoaded && key ? t(`parcel.gap.${key}`) : null;
  return (
    <OrderSummary
      total={totals?.total ?? null}
      isUpdating={parcel.isUpdating}
      walletPaid={totals ? payment.walletPaid : 0}
      count=""
      brief={category ? [{ id: category.id, quantity: 1, name: category.name }] : []}
      action={
        <ActionFrame id={id} hint={hint} promise={t('parcel.promise')}>
          <Button
            wide
            busy={busy}
            disabled={!isLoaded || changes.isOpen || parcel.isPricing}
            onClick={once(send)}
            {...(hint ? { 'aria-describedby': id } : {})}
          >
            {t('parcel.send')}
          </Button>
        </ActionFrame>
      }
    >
      {totals ? (
        <Rows parcel={parcel} totals={totals} />
      ) : (
        <Text $soft $small>
          {t('parcel.noPrice')}
        </Text>
      )}
    </OrderSummary>
  );
}
