import { useEndpoint, useShopConfig } from '@shop/api';
import { storeDetails, zoneOf } from '@shop/contract';
import type { Order, Zone } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, Skeleton, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PaymentField } from '../payment-field/deferred-payment-field';
import { messages } from '../../messages';
import { getOpenAmount } from '../../payment/order-payment';
import { getPaymentProblem, type PaymentChoice, type PaymentProblem } from '../../payment/payment-rules';
import { usePaymentSituation } from '../../payment/use-payment-situation';

interface OtherMethodProps {
  order: Order;
  busy: boolean;
  onPay: (choice: PaymentChoice) => void;
}

/** Store, zone and settings that payment methods depend on; null until they have loaded. */
function useTerms(order: Order) {
  const config = useShopConfig();
  const location = useSession((session) => session.place);
  const { parcel } = order;
  const store = useEndpoint(storeDetails, parcel ? null : { params: { id: order.store.id } }).data;
  const target = parcel?.sender ?? order.address ?? location;
  const zones = useEndpoint(zoneOf, target && { query: { lat: target.latitude, lng: target.longitude } });
  const moduleId = parcel ? (parcel.moduleId ?? 0) : store?.moduleId;
  if (!config || moduleId === undefined || zones.isLoading) return null;
  const isZone = ({ id, modules }: Zone) =>
    store ? id === store.zoneId : modules.some((module) => module.moduleId === moduleId);
  const zone = zones.data?.zones.find(isZone) ?? null;
  // The wallet's share is already paid, so the rest is not split again.
  return {
    store: { moduleId },
    zone,
    config: { ...config, partialPayment: false },
    total: getOpenAmount(order),
  };
}

/** Every payment method that this order may be paid with now. */
export function OtherMethod({ order, ...rest }: OtherMethodProps) {
  const terms = useTerms(order);
  if (!terms) return <Skeleton $height="220px" />;
  return <Choose order={order} terms={terms} {...rest} />;
}

type Terms = NonNullable<ReturnType<typeof useTerms>>;

function Choose({ order, terms, busy, onPay }: OtherMethodProps & { terms: Terms }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const [choice, setChoice] = useState<PaymentChoice>({
    method: 'digital_payment',
    gateway: order.gateway ?? '',
    withWallet: false,
  });
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const situation = usePaymentSituation(terms);
  const change = (next: PaymentChoice) => {
    setChoice(next);
    setProblem(null);
  };
  const pay = () => {
    const found = getPaymentProblem(situation, choice);
    setProblem(found);
    if (!found) onPay(choice);
  };
  const isCashOnDelivery = choice.method === 'cash_on_delivery';
  return (
    <Box>
      <PaymentField {...terms} value={choice} onChange={change} problem={problem} />
      <Button busy={busy} wide onClick={pay}>
        {isCashOnDelivery ? t('payment.useCash') : t('payment.payNow', { amount: money(terms.total) })}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('sm')};
  text-align: start;
`;
