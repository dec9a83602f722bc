import { type ApiError } from '@shop/api';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { Card, ErrorCard, Seo, Skeleton } from '@shop/ui';
import { useEffect } from 'react';
import { PayOrder } from '../../checkout-parts';
import { Narrow } from '../../confirmed/confirmed-sheet';
import { TrackingLink } from '../../confirmed/tracking-link';
import { messages } from '../../messages';
import { forgetUnfinished } from '../../payment/unfinished';
import { useOwnOrder, type OrderQuestion } from '../../payment/use-own-order';
import { ConfirmedFacts } from './confirmed-facts';
import { ConfirmedHead } from './confirmed-head';
import { confirmedState, orderQuestionFrom, wordsOf } from './order-question';
import { trackAddress } from './track-address';
import { WaysOn } from './ways-on';

/** After placing: the order's number, how it stands by the server's word, and what comes next. D-23, F-29, X-06. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const question = orderQuestionFrom(search);
  const { data: order, error, mutate } = useOwnOrder(question);
  const isSettled = order !== undefined && confirmedState(order) !== 'unpaid';
  const orderId = order?.id;
  useEffect(() => {
    if (isSettled) forgetUnfinished(orderId);
  }, [isSettled, orderId]);
  const state = order ? confirmedState(order) : null;
  const refresh = () => void mutate();
  return (
    <Narrow>
      <Seo title={t(state ? wordsOf('title', state) : 'confirmed.order')} />
      {!question || isMissing(error, order) ? (
        <WaysOn missing />
      ) : (
        <>
          <ConfirmedHead orderId={question.orderId} order={order}>
            {order && state === 'unpaid' && (
              <PayOrder order={order} phone={question.phone} onChanged={refresh} />
            )}
          </ConfirmedHead>
          <Rest question={question} order={order} error={error} onRetry={refresh} />
        </>
      )}
    </Narrow>
  );
}

const isMissing = (error: ApiError | undefined, order: Order | undefined) =>
  order === undefined && error !== undefined && [403, 404].includes(error.status);

interface RestProps {
  question: OrderQuestion;
  order: Order | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
}

function Rest({ question, order, error, onRetry }: RestProps) {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  if (!order)
    return error ? (
      <Card>
        <ErrorCard compact title={t('confirmed.failed')} retryLabel={t('retry')} onRetry={onRetry} />
      </Card>
    ) : (
      <Skeleton $height="280px" />
    );
  const isGuests = !isCustomer && question.phone !== '';
  return (
    <>
      <ConfirmedFacts order={order} phone={question.phone} />
      {isGuests && <TrackingLink of="order" address={trackAddress(order.id, question.phone)} />}
      <WaysOn
        orderId={order.id}
        phone={isGuests ? question.phone : ''}
        second={confirmedState(order) === 'unpaid'}
      />
    </>
  );
}
