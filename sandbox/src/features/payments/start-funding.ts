import type { Minor } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { View } from '../../shop/shop';
import { insertPayment } from './payment-store';
import { payingPage, type StartedPayment } from './start-payment';

export interface Funding {
  customerId: number;
  /** Minor units, more than 0. */
  amount: Minor;
  /** The bonus that is added when it is paid. */
  bonus?: Minor;
  gateway: string;
  /** Checked by `checkCallback`. */
  callback: string;
}

/** Opens a gateway payment for a wallet; the money is credited once, after the payment. */
export async function startFunding(tx: Queries, funding: Funding, view: View): Promise<StartedPayment> {
  const { customerId, ...rest } = funding;
  const owner = { kind: 'customer', id: String(customerId) } as const;
  const payment = { ...rest, owner, thing: null, language: view.language } as const;
  const paymentId = await insertPayment(tx, payment, view.now);
  return { redirectLink: payingPage(paymentId, view), paymentId };
}
