import type { OrderLine, OrderTotals } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Heading, ShopImage, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const Lines = styled.ul`
  display: grid;
  gap: ${space('sm')};
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: 56px 1fr auto;
    align-items: center;
    gap: ${space('sm')};
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

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

/** What was ordered. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  return (
    <>
      <Heading>{t('track.items')}</Heading>
      <Lines>
        {lines.map((line) => (
          <li key={line.id}>
            <ShopImage src={line.imageUrl} alt="" ratio="1" />
            <div>
              <bdi>{line.name}</bdi>
              {line.details.length > 0 && <small>{line.details.join(' · ')}</small>}
              <small>{t('track.quantity', { count: line.quantity })}</small>
            </div>
            <bdi>{money(line.total)}</bdi>
          </li>
        ))}
      </Lines>
    </>
  );
}

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
    <>
      <Heading>{t('track.summary')}</Heading>
      <Figures>
        {rows
          .filter(([, amount, isAlways]) => isAlways || amount !== 0)
          .map(([key, amount]) => (
            <div key={key}>
              <dt>
                {t(`totals.${key}`)}
                {key === 'extraFee' && totals.extraFeeReason && ` (${totals.extraFeeReason})`}
              </dt>
              <dd>
                <bdi>{money(amount)}</bdi>
              </dd>
            </div>
          ))}
      </Figures>
    </>
  );
}
