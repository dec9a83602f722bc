import { orderList, runningOrders } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, buttonLook, EmptyState, space, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { orderInterval } from '../../order/use-order';
import { PagedList } from '../../paged/paged-list';
import type { PagedSource } from '../../paged/use-page-of';
import { CardSkeletons } from './card-skeletons';
import { OrderCard } from './order-card';
import type { OrderTab } from './order-tabs';

/** Those under way are asked for again and again while there are any. */
const sources: Record<OrderTab, PagedSource<Order>> = {
  running: { endpoint: runningOrders, interval: orderInterval },
  past: { endpoint: orderList },
};

interface Props {
  tab: OrderTab;
  /** Shows the past ones. */
  onOther: () => void;
}

export function OrderList({ tab, onOther }: Props) {
  const { t } = useTranslation(messages);
  return (
    <PagedList
      source={sources[tab]}
      failed={t('orders.failed')}
      empty={<NoOrders tab={tab} onOther={onOther} />}
      awaited={(count) => <CardSkeletons count={count} />}
    >
      {(order) => <OrderCard key={order.id} order={order} />}
    </PagedList>
  );
}

function NoOrders({ tab, onOther }: Props) {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="receipt"
      title={t(`orders.none_${tab}`)}
      action={
        <Ways>
          <Way to="/home">{t('orders.toShop')}</Way>
          {tab === 'running' && (
            <Button tone="quiet" onClick={onOther}>
              {t('orders.toPast')}
            </Button>
          )}
        </Ways>
      }
    >
      {t(`orders.noneHint_${tab}`)}
    </EmptyState>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space('xs')};
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
