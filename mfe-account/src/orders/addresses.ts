/** No address carries a guest's phone: they stand in histories and logs (`keepContactPhone`). */
const withSearch = (path: string, search: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()}`;

/** A customer's own order with all that can be done with it. */
export const detailsAddress = (orderId: number): string =>
  withSearch('/profile', { page: 'my-orders', order_id: orderId });

/** Where an order is followed. */
export const trackAddress = (orderId: number): string => withSearch('/track-order', { order_id: orderId });

export const invoiceAddress = (orderId: number): string =>
  withSearch('/order-invoice', { order_id: orderId });

/** mfe-cart's page, where an order that waits for its payment can be paid. */
export const payAddress = (orderId: number): string => withSearch('/order-confirmed', { order_id: orderId });

/** A customer's own trip with all that can be done with it. */
export const tripAddress = (tripId: number): string => `/profile?page=my-trips&trip_id=${tripId}`;
