import { orderSubtotal, type Minor, type Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useConfirmedLines } from './confirmed-lines';

/** The subtotal, computed from the lines where the backend does not return it. Null while it is unknown. */
function useSubtotal({ id, totals: { subtotal } }: Order, phone: string): Minor | null {
  const lines = useConfirmedLines(id, phone);
  // A parcel has no lines, and so no subtotal.
  return subtotal ?? (lines?.length ? orderSubtotal(lines) : null);
}

/** The charged amounts, never shortened (D-19), without those that are 0. */
export function ConfirmedTotals({ order, phone }: { order: Order; phone: string }) {
  const { totals } = order;
  const subtotal = useSubtotal(order, phone);
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const toNegative = (amount: number) => money(-amount);
  const { charges = [] } = totals;
  const rows: [label: string, amount: string][] = [
    ...(subtotal === null ? [] : [[t('checkout.subtotal'), money(subtotal)] as [string, string]]),
    ...(totals.discount > 0
      ? [[t('checkout.discount'), toNegative(totals.discount)] as [string, string]]
      : []),
    ...(totals.coupon > 0 ? [[t('confirmed.coupon'), toNegative(totals.coupon)] as [string, string]] : []),
    ...(totals.tax > 0
      ? [
          [t(totals.taxIncluded ? 'checkout.taxIncluded' : 'checkout.tax'), money(totals.tax)] as [
            string,
            string,
          ],
        ]
      : []),
    [t('checkout.deliveryFee'), totals.deliveryFee === 0 ? t('checkout.free') : money(totals.deliveryFee)],
    ...charges.map(({ kind, name, amount }): [string, string] => [
      name || t(`checkout.changes.figure.${kind}`),
      money(amount),
    ]),
    ...(totals.tip > 0 ? [[t('confirmed.tip'), money(totals.tip)] as [string, string]] : []),
  ];
  return (
    <Amounts>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('checkout.total')}</dt>
        <dd>
          <bdi data-testid="confirmed-total">{money(totals.total)}</bdi>
        </dd>
      </div>
    </Amounts>
  );
}

const Amounts = styled.dl`
  display: grid;
  gap: ${space('xxs')};
  padding-block-start: ${space('md')};
  border-block-start: 1px solid ${color('border')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space('sm')};
  }
  & > :last-child {
    margin-block-start: ${space('xxs')};
    color: ${color('text')};
    font-weight: 700;
    font-size: ${size('lg')};
  }
`;
