import { type ApiError } from '@shop/api';
import type { Order } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Navigate, useSearchParams } from '@shop/router';
import { useSaveFollowed } from '@shop/session';
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
import { ConfirmedLines } from './confirmed-lines';
import { ConfirmedHead, getConfirmedState, getTextKey } from './confirmed-head';
import { NextLinks, toTrackAddress } from './next-links';

/** Pays an order that is not paid yet; loaded when it is first shown. */
const PayOrder = createDeferredComponent(
  () =>
    import(/* webpackChunkName: "pay-order" */ '../../components/unfinished-payment/pay-order').then(
      (module) => module.PayOrder,
    ),
  '120px',
);

/** The confirmation page: the order's number, its state on the server, and the next steps. D-23, F-29, X-06. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const payment = toOutcome(search.get('payment'));
  const { number, phone, needsPhone } = useConfirmed('order');
  const question = number !== null && phone !== null && !needsPhone ? { orderId: number, phone } : null;
  const { data: order, error, mutate } = useOwnOrder(question);
  const isSettled = order !== undefined && getConfirmedState(order) !== 'unpaid';
  const orderId = order?.id;
  useEffect(() => {
    if (isSettled) forgetUnfinished(orderId);
  }, [isSettled, orderId]);
  const state = order ? getConfirmedState(order) : null;
  // What is saved on the device names nobody.
  const name = order?.parcel ? order.parcel.category?.name : order?.store.name;
  useSaveFollowed('order', phone ? orderId : undefined, name);
  const refresh = () => void mutate();
  // The tracking page asks a guest for the phone.
  if (number !== null && needsPhone) return <Navigate to={toTrackAddress(number)} replace />;
  return (
    <Narrow>
      <Seo title={t(state ? getTextKey('title', state) : 'confirmed.order')} />
      {number === null || isMissing(error, order) ? (
        <NextLinks missing />
      ) : (
        <>
          <ConfirmedHead orderId={number} order={order} payment={payment}>
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

const toOutcome = (claim: string | null) => (claim === 'failed' || claim === 'canceled' ? claim : null);

const isMissing = (error: ApiError | undefined, order: Order | undefined) =>
  order === undefined && error !== undefined && [403, 404].includes(error.status);

interface DetailsProps {
  /** The guest's phone; '' for customers. */
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
      {getConfirmedState(order) !== 'unpaid' && (
        <Slot name="order-progress" optional orderId={order.id} phone={phone} />
      )}
      <ConfirmedFacts order={order} phone={phone} />
      {!order.parcel && <ConfirmedLines order={order} phone={phone} />}
      {phone !== '' && <TrackingLink subject="order" address={toTrackAddress(order.id)} />}
      <NextLinks orderId={order.id} second={getConfirmedState(order) === 'unpaid'} />
    </>
  );
}
