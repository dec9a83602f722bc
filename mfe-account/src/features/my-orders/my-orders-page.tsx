import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { AccountFrame } from '../../account/account-frame';
import { messages } from '../../messages';
import { OrderList } from './order-list';
import { OrderTabs, type OrderTab } from './order-tabs';

/** The customer's orders: under way, and past ones. X-07, ROUTE-10. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search, setSearch] = useSearchParams();
  const tab: OrderTab = search.get('tab') === 'past' ? 'past' : 'running';
  const choose = (to: OrderTab) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('shown');
        if (to === 'past') after.set('tab', to);
        else after.delete('tab');
        return after;
      },
      { replace: true },
    );
  return (
    <AccountFrame page="my-orders" title={t('account.my-orders')}>
      <OrderTabs current={tab} onChoose={choose}>
        <OrderList key={tab} tab={tab} onOther={() => choose('past')} />
      </OrderTabs>
    </AccountFrame>
  );
}
