/** The page that confirms an order; a guest's carries the phone with which it is followed (D-23). */
export const confirmationAddress = (orderId: number, phone: string): string =>
  `/order-confirmed?${new URLSearchParams({ order_id: String(orderId), ...(phone ? { phone } : {}) }).toString()}`;
