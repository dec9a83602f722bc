import { useTranslation } from '@shop/i18n';
import { AccountFrame } from '../../account/account-frame';
import { messages } from '../../messages';
import { useListChoice } from '../../paged/use-list-choice';
import { OrderList } from './order-list';
import { orderTabs, OrderTabs } from './order-tabs';

/** The customer's orders: under way, and past ones. X-07, ROUTE-10. */
export function Page() {
  const { t } = useTranslation(messages);
  const [tab, choose] = useListChoice('tab', orderTabs);
  return (
    <AccountFrame page="my-orders" title={t('account.my-orders')}>
      <OrderTabs current={tab} onChoose={choose}>
        <OrderList key={tab} tab={tab} onOther={() => choose('past')} />
      </OrderTabs>
    </AccountFrame>
  );
}
