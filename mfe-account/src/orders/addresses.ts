/** Addresses never contain a guest's phone, because they appear in histories and logs (`saveContactPhone`). */
const withSearch = (path: string, search: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()}`;

/** Address of a customer's order. */
export const toDetailsAddress = (orderId: number): string =>
  withSearch('/profile', { page: 'my-orders', order_id: orderId });

/** Address of the page that tracks an order. */
export const toTrackAddress = (orderId: number): string => withSearch('/track-order', { order_id: orderId });

/** Address of the page that tracks a trip. */
export const toTripTrackAddress = (tripId: number): string => withSearch('/track-order', { trip_id: tripId });

export const toInvoiceAddress = (orderId: number): string =>
  withSearch('/order-invoice', { order_id: orderId });

/** Address of mfe-cart's page on which an unpaid order can be paid. */
export const toPayAddress = (orderId: number): string =>
  withSearch('/order-confirmed', { order_id: orderId });

/** Address of a customer's trip. */
export const toTripAddress = (tripId: number): string => `/profile?page=my-trips&trip_id=${tripId}`;
