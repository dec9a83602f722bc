import type { OrderStatus } from './order';

/** A notification to a customer: an order has changed its status, money was refunded. X-09. */
export interface CustomerNotification {
  id: number;
  title: string;
  text: string;
  /** Which order it is about; null: none. */
  orderId: number | null;
  /** How that order stood then; null where it is not about that. */
  status: OrderStatus | null;
  /** ISO 8601, UTC. */
  at: string;
  isRead: boolean;
}

/** Which notifications a customer wants as push messages, besides the list. D-28. */
export interface NotificationSettings {
  orderStatus: boolean;
}
