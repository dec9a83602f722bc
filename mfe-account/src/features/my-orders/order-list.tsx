import { useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import { Button, buttonLook, EmptyState, ErrorCard, space, type ButtonLook } from '@shop/ui';
import { useCallback } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { MoreOrders } from './more-orders';
import { OrderCard } from './order-card';
import { CardSkeletons } from './card-skeletons';
import type { OrderTab } from './order-tabs';
import { pageSize, useOrderPage } from './use-order-page';

/** How many pages are shown stands in the address, so that the way back finds them. */
function useShownPages(): [number, () => void] {
  const [search, setSearch] = useSearchParams();
  const shown = Math.min(100, Math.max(1, Number.parseInt(search.get('shown') ?? '1', 10) || 1));
  const more = useCallback(
    () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('shown', String(shown + 1));
          return after;
        },
        { replace: true },
      ),
    [setSearch, shown],
  );
  return [shown, more];
}

interface Props {
  tab: OrderTab;
  /** Shows the past ones. */
  onOther: () => void;
}

/** A list that goes on as its end comes near. */
export function OrderList({ tab, onOther }: Props) {
  const [shown, more] = useShownPages();
  const { data } = useOrderPage(tab, 1);
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const pages = Array.from({ length: data ? Math.min(shown, last) : 1 }, (_, index) => index + 1);
  if (data?.total === 0) return <NoOrders tab={tab} onOther={onOther} />;
  return (
    <>
      <List>
        {pages.map((page) => (
          <OrdersOfPage key={page} tab={tab} page={page} />
        ))}
      </List>
      {data && shown < last && <MoreOrders key={shown} onReach={more} />}
    </>
  );
}

function OrdersOfPage({ tab, page }: { tab: OrderTab; page: number }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useOrderPage(tab, page);
  if (data) return data.entries.map((order) => <OrderCard key={order.id} order={order} />);
  if (!error) return <CardSkeletons count={page === 1 ? 3 : 2} />;
  return (
    <li>
      <ErrorCard
        compact={page > 1}
        title={t('orders.failed')}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        busy={isValidating}
      />
    </li>
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

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
`;

const Ways = styled.div`
  display: grid;
  gap: ${space('xs')};
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
