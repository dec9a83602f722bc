import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { AccountFrame } from '../../components/account/account-frame';
import { BackLink } from '../../components/account/back-link';
import { messages } from '../../messages';
import { OrderView } from '../../components/order/order-view';
import { useOrder } from '../../orders/use-tracked';
import { OwnDetails } from '../../components/tracking/own-details';
import { numberFrom } from '../../orders/question';
import { OrderTools } from './order-tools';

/** One order of the customer's own, with all that can be done with it. X-07, D-24. */
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
  const id = numberFrom(search, 'order');
  const { order, lines, error, refresh } = useOrder(id === null ? null : { id, phone: null });
  const again = () => void refresh();
  return (
    <OwnDetails
      what="order"
      page="my-orders"
      notYours={t('orders.notYours')}
      isRequested={id !== null}
      error={error}
      busy={order.isValidating}
      onRetry={again}
    >
      {order.data && (
        <OrderView
          order={order.data}
          lines={lines.data}
          phone={null}
          tools={<OrderTools order={order.data} lines={lines.data} onChanged={again} />}
        />
      )}
    </OwnDetails>
  );
}
