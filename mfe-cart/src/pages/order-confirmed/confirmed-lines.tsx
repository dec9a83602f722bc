import { useEndpoint } from '@shop/api';
import { orderDetails } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { OrderedEntries } from '../../components/checkout-frame/ordered-entries';
import { useLineWords } from '../../components/line-words/use-line-words';
import { messages } from '../../messages';

/** The lines of an order; undefined while they are loading. `phone`: the guest's phone; '' for customers. */
export function useConfirmedLines(orderId: number, phone: string) {
  const query = { order_id: orderId, ...(phone ? { contact_number: phone } : {}) };
  return useEndpoint(orderDetails, { query }).data;
}

/** What was ordered. D-20, D-23. */
export function ConfirmedLines({ order, phone }: { order: Order; phone: string }) {
  const { t } = useTranslation(messages);
  const lines = useConfirmedLines(order.id, phone);
  const toWords = useLineWords();
  const whole = order.requests?.ifSoldOut;
  const entries = lines?.map(
    ({ id, imageUrl, name, details, quantity, total, choice, ifSoldOut, addedBy }) => ({
      id,
      imageUrl,
      name,
      details: [
        <bdi key="choice">{details.join(' · ')}</bdi>,
        ...toWords({ note: choice.note, ifSoldOut: ifSoldOut === whole ? null : ifSoldOut, addedBy }),
        <span key="count">× {t('checkout.pieces', { count: quantity })}</span>,
      ],
      amount: total,
    }),
  );
  return entries && entries.length > 0 ? <OrderedEntries entries={entries} /> : null;
}
