/** Where an order is followed. D-23. */
export const trackAddress = (orderId: number): string => `/track-order?order_id=${orderId}`;
