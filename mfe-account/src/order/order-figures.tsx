import type { OrderTotals } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';

/** The figures of the order; parts that are nothing are left out. D-15. */
export function OrderFigures({ totals }: { totals: OrderTotals }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const rows: [key: string, amount: number, isAlways?: boolean][] = [
    ['subtotal', totals.subtotal, true],
    ['discount', -totals.discount],
    ['coupon', -totals.coupon],
    [totals.taxIncluded ? 'taxIncluded' : 'tax', totals.tax],
    ['deliveryFee', totals.deliveryFee, true],
    ['extraFee', totals.extraFee],
    ['tip', totals.tip],
    ['total', totals.total, true],
  ];
  return (
    <Figures>
      {rows
        .filter(([, amount, isAlways]) => isAlways || amount !== 0)
        .map(([key, amount]) => (
          <div key={key}>
            <dt>
              {t(`totals.${key}`)}
              {key === 'extraFee' && totals.extraFeeReason && (
                <>
                  {' '}
                  (<bdi>{totals.extraFeeReason}</bdi>)
                </>
              )}
            </dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
    </Figures>
  );
}

const Figures = styled.dl`
  display: grid;
  gap: ${space('xs')};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space('sm')};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    padding-block-start: ${space('xs')};
    border-block-start: 1px solid ${color('border')};
    font-weight: 700;
  }
`;
