import type { Minor, Order } from '@shop/domain';

/** Whether an order still waits for its payment at a gateway: the server's word, nobody else's (F-29). */
export const awaitsPayment = ({ paymentMethod, paid, status }: Order): boolean =>
  paymentMethod === 'digital_payment' && !paid && status === 'pending';

/** What is still to be paid. Minor units. */
export const openAmount = ({ paid, totals, walletPaid }: Order): Minor =>
  paid ? 0 : Math.max(0, totals.total - walletPaid);
