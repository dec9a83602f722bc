import { type Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card, space } from '@shop/ui';
import styled from 'styled-components';
import { AddressLines } from '../../components/address-lines/address-lines';
import { Fact, Facts } from '../../components/confirmed/facts';
import { PaymentFact } from '../../components/confirmed/payment-fact';
import { messages } from '../../messages';
import { getOpenAmount } from '../../payment/order-payment';
import { ArrivalFact } from './arrival-fact';
import { getConfirmedState } from './confirmed-head';
import { ConfirmedTotals } from './confirmed-totals';
import { ParcelFacts } from './parcel-facts';

/** Time, place, payment and totals. `phone`: the guest's phone; '' for customers. D-23. */
export function ConfirmedFacts({ order, phone }: { order: Order; phone: string }) {
  const { t } = useTranslation(messages);
  const isOver = ['canceled', 'failed'].includes(getConfirmedState(order));
  const isTakeAway = order.orderType === 'take_away';
  if (order.parcel)
    return (
      <Panel>
        <ParcelFacts order={order} parcel={order.parcel} isOver={isOver} />
        <ConfirmedTotals order={order} phone={phone} />
      </Panel>
    );
  return (
    <Panel>
      <Facts>
        <Fact icon="store" label={t('confirmed.store')}>
          <bdi>{order.store.name}</bdi>
        </Fact>
        {!isOver && <ArrivalFact order={order} />}
        {isTakeAway && order.store.address && (
          <Fact icon="pin" label={t('confirmed.fetchAt')}>
            <bdi>{order.store.address}</bdi>
          </Fact>
        )}
        {!isTakeAway && order.address && (
          <Fact icon="pin" label={t('confirmed.deliverTo')}>
            <AddressLines address={order.address} />
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

const Panel = styled(Card)`
  display: grid;
  gap: ${space('md')};
`;
