import type { OrderStatus } from './order';

/** A notification to a customer: an order has changed its status, or money was refunded. X-09. */
export interface CustomerNotification {
  id: number;
  title: string;
  text: string;
  /** The order that it is about; null: none. */
  orderId: number | null;
  /** The order's status at that time; null if the notification is not about a status. */
  status: OrderStatus | null;
  /** ISO 8601, UTC. */
  at: string;
  isRead: boolean;
}

/** Which notifications a customer wants as push messages, besides the list. D-28. */
export interface NotificationSettings {
  orderStatus: boolean;
}
