import { toMinor, walletPart, type Minor } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { invalid, Refusal } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { lockWallet, moveMoney } from '../wallet/wallet';
import { checkCash, type PaymentSituation } from './payment-checks';
import { insertPayment, paidTables, type PaidThing } from './payment-store';

/** The remaining payment at a gateway. */
export interface StartedPayment {
  /** Address of the gateway's page. */
  redirectLink: string;
  paymentId: string;
}

const chargeKinds = { order: 'order_place', trip: 'trip_booking' } as const;

/** Refuses another share of the wallet than the one that was shown; null: none was sent. D-16, D-20. */
function checkShare(shown: Minor | null, walletAmount: Minor, amount: Minor, view: View): void {
  if (shown === null || shown === walletAmount) return;
  const remainder = amount - walletAmount;
  const values = { part: view.price(walletAmount), rest: view.price(remainder) };
  const detail = {
    reason: 'wallet',
    wallet_amount: view.money(walletAmount),
    remainder: view.money(remainder),
  };
  throw new Refusal(409, [{ code: 'changed', text: 'walletShareChanged', values, detail }]);
}

/** Charges the wallet's part of an amount; all of it with `isFull`. Returns the charged amount. */
async function chargeWallet(
  tx: Queries,
  owner: Owner,
  { kind, id, amount, isFull, shown }: PaidThing & { amount: Minor; isFull: boolean; shown: Minor | null },
  view: View,
): Promise<Minor> {
  const customerId = Number(owner.id);
  const balance = (await lockWallet(tx, customerId)) ?? 0;
  if (isFull && balance < amount)
    throw invalid('wallet_short', 'walletShort', { balance: view.price(balance) });
  const walletAmount = walletPart(balance, amount);
  checkShare(shown, walletAmount, amount, view);
  if (walletAmount > 0) {
    const movement = { kind: chargeKinds[kind], amount: -walletAmount, reference: String(id) } as const;
    await moveMoney(tx, customerId, movement, view.now);
  }
  return walletAmount;
}

/** The address of a payment page: this backend mocks the gateway. */
export const payingPage = (paymentId: string, { origins }: View): string =>
  `${origins.own}/payments/${paymentId}`;

/**
 * Pays an order or trip (`totals.total`) as `checkPayment` has allowed: charges the wallet and opens a gateway payment
 * for the rest. Null: nothing remains, or it is paid in cash. D-20.
 */
export async function payFor(
  tx: Queries,
  situation: PaymentSituation,
  thing: PaidThing,
  view: View,
): Promise<StartedPayment | null> {
  const { body, owner, totals, config } = situation;
  const isFull = body.payment_method === 'wallet';
  const hasShare = body.partial_payment && body.wallet_amount !== null;
  const shown = hasShare ? toMinor(body.wallet_amount, config.currency.decimals) : null;
  const charge = { ...thing, amount: totals.total, isFull, shown };
  const walletAmount = isFull || body.partial_payment ? await chargeWallet(tx, owner, charge, view) : 0;
  const remainder = totals.total - walletAmount;
  // The part that the wallet has paid is not paid by another method.
  const method = remainder === 0 && walletAmount > 0 ? 'wallet' : body.payment_method;
  const isDigital = method === 'digital_payment' && remainder > 0;
  if (method === 'cash_on_delivery') checkCash(situation, remainder);
  await tx.query(
    `UPDATE ${paidTables[thing.kind]} SET payment_method = $2, gateway = $3, wallet_part = wallet_part + $4,
       payment_status = CASE WHEN $5::bigint = 0 THEN 'paid' WHEN wallet_part + $4 > 0 THEN 'partially_paid' ELSE 'unpaid' END
     WHERE id = $1`,
    [thing.id, method, isDigital ? body.gateway : null, walletAmount, remainder],
  );
  if (!isDigital) return null;
  const { gateway, callback } = body;
  const { language } = view;
  const payment = { owner, thing, gateway, amount: remainder, callback, language };
  const paymentId = await insertPayment(tx, payment, view.now);
  return { redirectLink: payingPage(paymentId, view), paymentId };
}
