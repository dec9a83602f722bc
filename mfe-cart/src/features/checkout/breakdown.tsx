import { useFormat, useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { Ordering } from '../../ordering/use-ordering';

interface Row {
  name: string;
  label: ReactNode;
  amount: string;
  tone?: 'good' | 'soft';
}

/** The rows that add up to the total; a tax that prices contain already is only said. D-19, D-20, BIZ-33 … BIZ-38. */
function useRows({ totals, draft, coupon }: Ordering): Row[] {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const minus = (amount: number) => `−${money(amount)}`;
  const goods = totals.deliveryFee - totals.extraFee;
  const isDelivery = draft.orderType === 'delivery';
  const rows: (Row | false)[] = [
    { name: 'subtotal', label: t('checkout.subtotal'), amount: money(totals.subtotal) },
    totals.discount > 0 && {
      name: 'discount',
      label: t(totals.storeDiscountApplies ? 'checkout.storeDiscount' : 'checkout.discount'),
      amount: minus(totals.discount),
      tone: 'good',
    },
    totals.coupon > 0 && {
      name: 'coupon',
      label: <bdi>{t('checkout.couponOf', { code: coupon?.code ?? '' })}</bdi>,
      amount: minus(totals.coupon),
      tone: 'good',
    },
    !totals.taxIncluded &&
      totals.tax > 0 && { name: 'tax', label: t('checkout.tax'), amount: money(totals.tax) },
    isDelivery && {
      name: 'delivery',
      label: t('checkout.deliveryFee'),
      amount: totals.deliveryFee === 0 ? t('checkout.free') : money(goods),
    },
    totals.extraFee > 0 && {
      name: 'extra',
      label: totals.extraFeeReason ? (
        <bdi>{t('checkout.extra', { reason: totals.extraFeeReason })}</bdi>
      ) : (
        t('checkout.extraFee')
      ),
      amount: money(totals.extraFee),
    },
    totals.tip > 0 && { name: 'tip', label: t('checkout.tip'), amount: money(totals.tip) },
  ];
  return rows.filter((row) => row !== false);
}

/** What the order costs, in full: a rounded total is no total (D-19). The rows add up to the total. */
export function Breakdown({ ordering, testId }: { ordering: Ordering; testId?: string }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const { totals, isUpdating } = ordering;
  return (
    <Figures aria-busy={isUpdating || undefined}>
      {useRows(ordering).map(({ name, label, amount, tone }) => (
        <Pair key={name} $tone={tone} data-row={name}>
          <dt>{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </Pair>
      ))}
      <Total>
        <dt>
          {t('checkout.total')}
          {isUpdating && <Updating role="status">{t('checkout.updating')}</Updating>}
        </dt>
        <dd>
          <bdi data-testid={testId}>{money(totals.total)}</bdi>
        </dd>
      </Total>
      {totals.taxIncluded && totals.tax > 0 && (
        <Pair $tone="soft" data-row="tax">
          <dt>{t('checkout.taxIncluded')}</dt>
          <dd>
            <bdi>{money(totals.tax)}</bdi>
          </dd>
        </Pair>
      )}
      <Shares ordering={ordering} />
    </Figures>
  );
}

/** What the wallet pays of it, and what is left for the other method. */
function Shares({ ordering: { walletPaid, totals, draft } }: { ordering: Ordering }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  if (walletPaid === 0 || draft.payment.method === 'wallet') return null;
  return (
    <>
      <Pair $tone="good" data-row="wallet">
        <dt>{t('checkout.fromWallet')}</dt>
        <dd>
          <bdi>−{money(walletPaid)}</bdi>
        </dd>
      </Pair>
      <Pair data-row="to-pay">
        <dt>{t('checkout.toPay')}</dt>
        <dd>
          <b>
            <bdi>{money(totals.total - walletPaid)}</bdi>
          </b>
        </dd>
      </Pair>
    </>
  );
}

const Figures = styled.dl`
  display: grid;
  gap: ${space('xs')};
  margin: 0;
  font-variant-numeric: tabular-nums;
  & dd {
    margin: 0;
    white-space: nowrap;
  }
  & dt {
    min-inline-size: 0;
  }
`;

const tones = { good: 'success', soft: 'textFaint' } as const;

const Pair = styled.div<{ $tone?: Row['tone'] }>`
  display: flex;
  justify-content: space-between;
  gap: ${space('sm')};
  color: ${({ $tone }) => color($tone ? tones[$tone] : 'textSoft')};
  font-size: ${size('sm')};
`;

const Total = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space('sm')};
  margin-block-start: ${space('xxs')};
  padding-block-start: ${space('sm')};
  border-block-start: 1px solid ${color('border')};
  font-weight: 700;
  font-size: ${size('lg')};
`;

const Updating = styled.small`
  margin-inline-start: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('xs')};
  font-weight: 400;
`;
