import type { OrderStatus } from './order';

/** What the shop tells a customer: an order has moved on, money has come back. X-09. */
export interface Notice {
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

/** What of it a customer wants to be told besides finding it in the list. D-28. */
export interface NoticeSettings {
  orderStatus: boolean;
}
