/** The page that confirms an order; with which phone a guest follows it this tab knows (`keepContactPhone`, D-23). */
export const confirmationAddress = (orderId: number): string => `/order-confirmed?order_id=${orderId}`;
