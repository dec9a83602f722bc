import { useTranslation } from '@shop/i18n';
import { OrderSummary } from '../../components/checkout-frame/order-summary';
import { messages } from '../../messages';
import type { Ordering } from '../../ordering/use-ordering';
import { Breakdown } from './breakdown';
import { NextAction } from './next-action';

/** What the order costs, and the next step. */
export function SidePanel({ ordering }: { ordering: Ordering }) {
  const { t } = useTranslation(messages);
  const { totals, facts } = ordering;
  const count = facts.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <OrderSummary
      total={totals.total}
      count={t('checkout.items', { count })}
      brief={facts.lines.map(({ id, quantity, item }) => ({ id, quantity, name: item.name }))}
      action={<NextAction ordering={ordering} />}
    >
      <Breakdown ordering={ordering} testId="order-total" />
    </OrderSummary>
  );
}
