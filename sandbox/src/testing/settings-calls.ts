import { customerInfo, type RequestScope } from '@shop/contract';
import { tellOfMoney } from '../features/notifications/tell-customer';
import { testNow } from './test-clock';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';

interface Asker {
  shop: TestShop;
  scope: Partial<RequestScope>;
}

/** A call that succeeds of each endpoint of the settings' page; deleting an account needs one of its own. */
export const settingsCalls = (now: () => Asker): Calls => ({
  notificationList: async () => {
    const { shop, scope } = now();
    const { id } = (await shop.ask(customerInfo, {}, scope)).model;
    await tellOfMoney(shop.database, id, { kind: 'CashBack', amount: 100, reference: '' }, testNow);
    return {};
  },
  readNotifications: () => ({ body: { notification_id: null } }),
  notificationSettings: () => ({}),
  changeNotificationSettings: () => ({ body: { order_status: false } }),
});
