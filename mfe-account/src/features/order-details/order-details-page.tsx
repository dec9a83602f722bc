import { useTranslation } from '@shop/i18n';
import { Link, useLocation, useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import {
  buttonLook,
  color,
  EmptyState,
  ErrorCard,
  Icon,
  size,
  Skeleton,
  space,
  type ButtonLook,
} from '@shop/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../account/account-frame';
import { messages } from '../../messages';
import { OrderView } from '../../order/order-view';
import { questionFrom, useOrder } from '../../order/use-order';
import { OrderTools } from './order-tools';

const list = '/profile?page=my-orders';

/** One order of the customer's own, with all that can be done with it. X-07, D-24. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <AccountFrame page="my-orders" title={t('orders.details')} before={<WayBack />}>
      <Content />
    </AccountFrame>
  );
}

/** To the list as it was left, where the visitor has come from there. */
function WayBack() {
  const { t } = useTranslation(messages);
  const { state } = useLocation() as { state: { list?: string } | null }; // written by the list's own links
  return (
    <Back to={state?.list?.startsWith('/') ? state.list : list}>
      <Icon name="arrow" size={16} mirrored />
      {t('account.my-orders')}
    </Back>
  );
}

function Content() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const isCustomer = useIsCustomer();
  const question = questionFrom(search, isCustomer);
  const own = question && { ...question, phone: null };
  const { order, lines, error, refresh } = useOrder(own);
  const isMissing = !own || ([403, 404].includes(error?.status ?? 0) && !order.data);
  if (isMissing)
    return (
      <EmptyState
        drawing="receipt"
        title={t('track.notFound')}
        action={<Way to={list}>{t('account.my-orders')}</Way>}
      >
        {t('orders.notYours')}
      </EmptyState>
    );
  if (order.data)
    return (
      <OrderView
        order={order.data}
        lines={lines.data}
        phone={null}
        tools={<OrderTools order={order.data} lines={lines.data} onChanged={() => void refresh()} />}
      />
    );
  if (!error) return <DetailsSkeleton />;
  return (
    <ErrorCard
      title={t('track.failed')}
      retryLabel={t('retry')}
      onRetry={() => void refresh()}
      busy={order.isValidating}
    />
  );
}

const DetailsSkeleton = () => (
  <Halves aria-hidden="true">
    <Skeleton $height="480px" />
    <Skeleton $height="420px" />
  </Halves>
);

const Halves = styled.div`
  display: grid;
  gap: ${space('md')};
  @media (min-width: 900px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space('xs')};
  min-block-size: 32px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  & svg {
    rotate: 180deg;
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
