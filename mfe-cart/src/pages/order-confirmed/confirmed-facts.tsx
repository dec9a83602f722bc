import { useEndpoint } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { type Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, space } from '@shop/ui';
import styled from 'styled-components';
import { Fact, Facts } from '../../components/confirmed/facts';
import { PaymentFact } from '../../components/confirmed/payment-fact';
import { messages } from '../../messages';
import { getOpenAmount } from '../../payment/order-payment';
import { getConfirmedState } from './confirmed-head';
import { ConfirmedTotals } from './confirmed-totals';

/** Time, place, payment and totals. `phone`: the guest's phone; '' for customers. D-23. */
export function ConfirmedFacts({ order, phone }: { order: Order; phone: string }) {
  const { t } = useTranslation(messages);
  const when = useWhen(order);
  const isOver = ['canceled', 'failed'].includes(getConfirmedState(order));
  const isTakeAway = order.orderType === 'take_away';
  const where = isTakeAway ? order.store.address : order.address?.address;
  return (
    <Panel>
      <Facts>
        <Fact icon="store" label={t('confirmed.store')}>
          <bdi>{order.store.name}</bdi>
        </Fact>
        {!isOver && (
          <Fact icon="clock" label={t('confirmed.when')}>
            {when}
          </Fact>
        )}
        {where && (
          <Fact icon="pin" label={t(isTakeAway ? 'confirmed.fetchAt' : 'confirmed.deliverTo')}>
            <bdi>{where}</bdi>
          </Fact>
        )}
        {!isOver && (
          <PaymentFact
            method={order.paymentMethod}
            gateway={order.gateway}
            isPaid={order.paid}
            openAmount={getOpenAmount(order)}
            walletPaid={order.walletPaid}
            cashKey="confirmed.payCash"
          />
        )}
      </Facts>
      <ConfirmedTotals order={order} phone={phone} />
    </Panel>
  );
}

/** The scheduled time, or how long the store usually takes. */
function useWhen(order: Order): string {
  const { t } = useTranslation(messages);
  const { moment, minutes: toMinutes } = useFormat();
  const store = useEndpoint(storeDetails, { params: { id: order.store.id } }).data;
  if (order.scheduledAt) return moment(order.scheduledAt);
  if (!store?.deliveryTime) return t('confirmed.soon');
  const minutes = toMinutes(store.deliveryTime);
  return t(order.orderType === 'take_away' ? 'confirmed.fetchIn' : 'confirmed.comesIn', { minutes });
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('md')};
`;
