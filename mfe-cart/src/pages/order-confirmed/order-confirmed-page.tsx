import { type ApiError } from '@shop/api';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Navigate } from '@shop/router';
import { Card, ErrorCard, Seo, Skeleton } from '@shop/ui';
import { useEffect } from 'react';
import { Narrow } from '../../components/confirmed/confirmed-panel';
import { TrackingLink } from '../../components/confirmed/tracking-link';
import { useConfirmed } from '../../components/confirmed/use-confirmed';
import { createDeferredComponent } from '../../components/deferred-component/deferred-component';
import { messages } from '../../messages';
import { forgetUnfinished } from '../../payment/unfinished';
import { useOwnOrder } from '../../payment/order-payment';
import { ConfirmedFacts } from './confirmed-facts';
import { ConfirmedHead, confirmedState, getTextKey } from './confirmed-head';
import { NextLinks, trackAddress } from './next-links';

/** Pays an order that is not paid yet; loaded when it is shown. */
const PayOrder = createDeferredComponent(
  () =>
    import(/* webpackChunkName: "pay-order" */ '../../components/unfinished-payment/pay-order').then(
      (module) => module.PayOrder,
    ),
  '120px',
);

/** After placing: the order's number, how it stands by the server's word, and what comes next. D-23, F-29, X-06. */
export function Page() {
  const { t } = useTranslation(messages);
  const { number, phone, needsPhone } = useConfirmed('order');
  const question = number !== null && phone !== null && !needsPhone ? { orderId: number, phone } : null;
  const { data: order, error, mutate } = useOwnOrder(question);
  const isSettled = order !== undefined && confirmedState(order) !== 'unpaid';
  const orderId = order?.id;
  useEffect(() => {
    if (isSettled) forgetUnfinished(orderId);
  }, [isSettled, orderId]);
  const state = order ? confirmedState(order) : null;
  const refresh = () => void mutate();
  // There a guest is asked for it.
  if (number !== null && needsPhone) return <Navigate to={trackAddress(number)} replace />;
  return (
    <Narrow>
      <Seo title={t(state ? getTextKey('title', state) : 'confirmed.order')} />
      {number === null || isMissing(error, order) ? (
        <NextLinks missing />
      ) : (
        <>
          <ConfirmedHead orderId={number} order={order}>
            {order && state === 'unpaid' && (
              <PayOrder order={order} phone={phone ?? ''} onChanged={refresh} />
            )}
          </ConfirmedHead>
          <Details phone={phone ?? ''} order={order} error={error} onRetry={refresh} />
        </>
      )}
    </Narrow>
  );
}

const isMissing = (error: ApiError | undefined, order: Order | undefined) =>
  order === undefined && error !== undefined && [403, 404].includes(error.status);

interface DetailsProps {
  /** Of a guest's order; '' for customers. */
  phone: string;
  order: Order | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
}

function Details({ phone, order, error, onRetry }: DetailsProps) {
  const { t } = useTranslation(messages);
  if (!order)
    return error ? (
      <Card>
        <ErrorCard compact title={t('confirmed.failed')} retryLabel={t('retry')} onRetry={onRetry} />
      </Card>
    ) : (
      <Skeleton $height="280px" />
    );
  return (
    <>
      <ConfirmedFacts order={order} phone={phone} />
      {phone !== '' && <TrackingLink subject="order" address={trackAddress(order.id)} />}
      <NextLinks orderId={order.id} second={confirmedState(order) === 'unpaid'} />
    </>
  );
}
