import { expect, type Page } from '@playwright/test';
import type { FamilyShop } from './family-shop';

/*
 * The totals that journeys compare: shown, sent, charged.
 */

/** The body of the last order. */
export const getLastOrderRequest = ({ server }: FamilyShop) =>
  server.requestsTo('POST', '/api/v1/customer/order/place').at(-1);

/** Expects the shown total to be the one that was sent and charged. */
export function expectCharged(shop: FamilyShop, orderId: string, total: string): void {
  const order = shop.server.placedOrders.find(({ id }) => id === Number(orderId));
  expect(`$${((order?.bill.total ?? 0) / 100).toFixed(2)}`).toBe(total);
  expect(getLastOrderRequest(shop)?.body.order_amount).toBe(Number(total.slice(1)));
}

export const shownTotal = (page: Page) => page.getByTestId('order-total').first();

/** At a gateway's page, whose address is the backend's own. */
export async function payAtGateway(page: Page, origin: string, outcome: 'success' | 'fail'): Promise<void> {
  await page.waitForURL(`${origin}/payment**`);
  await page.getByRole('button', { name: outcome, exact: true }).click();
}
