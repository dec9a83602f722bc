/** Where an order is followed; a guest's needs its phone. D-23. */
export const trackAddress = (orderId: number, phone: string): string =>
  `/track-order?${new URLSearchParams({ order_id: String(orderId), ...(phone ? { phone } : {}) }).toString()}`;
