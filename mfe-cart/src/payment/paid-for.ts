/** What is paid: an order that is delivered, or a trip. */
export type PaidFor = 'order' | 'trip';
