import { usePageTitle, type ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { Button, Card, Container, EmptyState, ErrorCard, Skeleton, space, Title } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { OrderView } from '../../order/order-view';
import { questionFrom, useOrder } from '../../order/use-order';
import { TrackForm } from './track-form';
import { TrackTools } from './track-tools';

const Column = styled(Container)<{ $narrow: boolean }>`
  display: grid;
  gap: ${space('lg')};
  padding-block: ${space('xl')};
  ${({ $narrow }) => $narrow && 'max-inline-size: 560px;'}
`;

/** Following an order by its number; guests give the phone of the order, too. D-23, D-24. */
export function Page() {
  const { t } = useTranslation(messages);
  // ROUTE-11.
  const isRental = useSession((session) => session.module?.type === 'rental');
  const words = t(isRental ? 'track.trip' : 'track.title');
  const title = usePageTitle(words);
  const [search, setSearch] = useSearchParams();
  const isCustomer = useIsCustomer();
  const question = questionFrom(search, isCustomer);
  const { order, lines, error, phone, refresh } = useOrder(question);
  const start = { order_id: search.get('order_id') ?? '', phone: search.get('phone') ?? '' };
  // As a page of the account it stays there.
  const page = search.get('page');
  const show = (asked: Record<string, string>) => setSearch({ ...(page ? { page } : {}), ...asked });
  const ask = (asked: typeof start) =>
    show({ order_id: asked.order_id, ...(isCustomer ? {} : { phone: asked.phone }) });
  const isMissing = error?.status === 404 && !order.data;
  const isForm = !question || isMissing;
  return (
    <Column $narrow={isForm}>
      <title>{title}</title>
      <Title tabIndex={-1}>{words}</Title>
      {isMissing && <NotFound />}
      {isForm && (
        <Card>
          <TrackForm key={String(isCustomer)} title={words} {...{ isCustomer, start }} onAsk={ask} />
        </Card>
      )}
      {!isForm && order.data && (
        <OrderView
          order={order.data}
          lines={lines.data}
          phone={phone}
          tools={<TrackTools order={order.data} phone={phone} onChanged={() => void refresh()} />}
        />
      )}
      {!isForm && !order.data && <Waiting error={error} onRetry={() => void refresh()} />}
      {!isForm && (
        <div>
          <Button tone="quiet" onClick={() => show({})}>
            {t('track.again')}
          </Button>
        </div>
      )}
    </Column>
  );
}

function NotFound() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState drawing="receipt" compact title={t('track.notFound')}>
      {t('track.notFoundHint')}
    </EmptyState>
  );
}

function Waiting({ error, onRetry }: { error: ApiError | undefined; onRetry: () => void }) {
  const { t } = useTranslation(messages);
  if (error) return <ErrorCard title={t('track.failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  return <Skeleton $height="420px" />;
}
