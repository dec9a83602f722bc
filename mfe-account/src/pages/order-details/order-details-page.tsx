import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { AccountFrame } from '../../components/account/account-frame';
import { BackLink } from '../../components/account/back-link';
import { messages } from '../../messages';
import { OrderView } from '../../components/order/order-view';
import { useOrder } from '../../orders/use-tracked';
import { OwnDetails } from '../../components/tracking/own-details';
import { getNumber } from '../../orders/tracked-query';
import { OrderTools } from './order-tools';

/** One of the customer's orders, with its actions. X-07, D-24. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <AccountFrame page="my-orders" title={t('orders.details')} before={<BackLink page="my-orders" />}>
      <Content />
    </AccountFrame>
  );
}

function Content() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const id = getNumber(search, 'order');
  const { order, lines, error, refresh } = useOrder(id === null ? null : { id, phone: null });
  const retry = () => void refresh();
  return (
    <OwnDetails
      what="order"
      page="my-orders"
      notYours={t('orders.notYours')}
      isRequested={id !== null}
      error={error}
      busy={order.isValidating}
      onRetry={retry}
    >
      {order.data && (
        <OrderView
          order={order.data}
          lines={lines.data}
          phone={null}
          onStale={retry}
          tools={<OrderTools order={order.data} lines={lines.data} onChanged={retry} />}
        />
      )}
    </OwnDetails>
  );
}
