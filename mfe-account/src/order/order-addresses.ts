const withSearch = (path: string, search: Record<string, string | number | null>) => {
  const given = Object.entries(search).filter(([, value]) => value !== null && value !== '');
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
};

/** A customer's own order with all that can be done with it. */
export const detailsAddress = (orderId: number): string =>
  withSearch('/profile', { page: 'my-orders', order_id: orderId });

/** Where an order is followed. `phone`: of a guest's order. */
export const trackAddress = (orderId: number, phone: string | null): string =>
  withSearch('/track-order', { order_id: orderId, phone });

/** `phone`: of a guest's order. */
export const invoiceAddress = (orderId: number, phone: string | null): string =>
  withSearch('/order-invoice', { order_id: orderId, phone });

/** mfe-cart's page, where an order that waits for its payment can be paid. */
export const payAddress = (orderId: number): string => withSearch('/order-confirmed', { order_id: orderId });
