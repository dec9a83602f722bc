import { customerInfo, type RequestScope } from '@shop/contract';
import { notifyOfMovement } from '../features/notifications/notify-customer';
import { testNow } from './test-clock';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';

interface RequestSender {
  shop: TestShop;
  scope: Partial<RequestScope>;
}

/** A successful call of each endpoint of the settings page; deleting an account uses its own account. */
export const settingsCalls = (now: () => RequestSender): Calls => ({
  notificationList: async () => {
    const { shop, scope } = now();
    const { id } = (await shop.send(customerInfo, {}, scope)).model;
    await notifyOfMovement(shop.database, id, { kind: 'CashBack', amount: 100, reference: '' }, testNow);
    return {};
  },
  readNotifications: () => ({ body: { notification_id: null } }),
  notificationSettings: () => ({}),
  changeNotificationSettings: () => ({ body: { order_status: false } }),
});
