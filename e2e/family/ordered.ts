import { expect, type Page } from '@playwright/test';
import type { FamilyShop } from './family-shop';

/*
 * What journeys compare: what is shown, what is sent, what is charged.
 */

/** As it came in last. */
export const getLastOrderRequest = ({ server }: FamilyShop) =>
  server.requestsTo('POST', '/api/v1/customer/order/place').at(-1);

/** What is shown is what was sent, and what was charged. */
export function expectCharged(shop: FamilyShop, orderId: string, total: string): void {
  const order = shop.server.placedOrders.find(({ id }) => id === Number(orderId));
  expect(`$${((order?.bill.total ?? 0) / 100).toFixed(2)}`).toBe(total);
  expect(getLastOrderRequest(shop)?.body.order_amount).toBe(Number(total.slice(1)));
}

export const shownTotal = (page: Page) => page.getByTestId('order-total').first();
