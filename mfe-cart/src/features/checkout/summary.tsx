import type { CartLine, OrderTotals } from '@shop/domain';
import { priceLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, color, Heading, size, space } from '@shop/ui';
import styled from 'styled-components';
import { choiceWords } from '../../cart/choice-words';
import { messages } from '../../messages';

/** Lines and figures, in full: a rounded total is no total (D-19). The figures add up to the total. */
export function Summary({ lines, totals }: { lines: CartLine[]; totals: OrderTotals }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const minus = (amount: number) => `−${format.money(amount)}`;
  return (
    <Sheet>
      <Heading>{t('checkout.summary')}</Heading>
      <ul>
        {lines.map((line) => (
          <Entry key={line.id}>
            <span>
              <b>{line.quantity} ×</b> <bdi>{line.item.name}</bdi>
              <small>
                <bdi>{choiceWords(line).join(' · ')}</bdi>
              </small>
            </span>
            <bdi>{format.money(priceLine(line.item, line, line.quantity).gross)}</bdi>
          </Entry>
        ))}
      </ul>
      <dl>
        <Figure label={t('checkout.subtotal')} amount={format.money(totals.subtotal)} />
        {totals.discount > 0 && <Figure label={t('checkout.discount')} amount={minus(totals.discount)} />}
        <Figure
          label={t(totals.taxIncluded ? 'checkout.taxIncluded' : 'checkout.tax')}
          amount={format.money(totals.tax)}
        />
        <Figure
          label={t('checkout.deliveryFee')}
          amount={totals.deliveryFee === 0 ? t('checkout.free') : format.money(totals.deliveryFee)}
        />
        {totals.extraFee > 0 && totals.extraFeeReason && (
          <Figure
            label={t('checkout.extra', { reason: totals.extraFeeReason })}
            amount={format.money(totals.extraFee)}
            soft
          />
        )}
        <Total>
          <dt>{t('checkout.total')}</dt>
          <dd>
            <bdi data-testid="order-total">{format.money(totals.total)}</bdi>
          </dd>
        </Total>
      </dl>
    </Sheet>
  );
}

const Figure = ({ label, amount, soft = false }: { label: string; amount: string; soft?: boolean }) => (
  <Pair $soft={soft}>
    <dt>{label}</dt>
    <dd>
      <bdi>{amount}</bdi>
    </dd>
  </Pair>
);

const Sheet = styled(Card)`
  display: grid;
  gap: ${space('sm')};
  font-variant-numeric: tabular-nums;
`;

const Entry = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space('sm')};
  padding-block: 6px;
  font-size: ${size('sm')};
  & span {
    min-inline-size: 0;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;

const Pair = styled.div<{ $soft?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space('sm')};
  padding-block: 4px;
  color: ${({ $soft }) => color($soft ? 'textFaint' : 'textSoft')};
  font-size: ${size('sm')};
`;

const Total = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: ${space('xs')};
  padding-block-start: ${space('sm')};
  border-block-start: 1px solid ${color('border')};
  font-weight: 700;
  font-size: ${size('lg')};
`;
