import type { Minor, PaymentMethod, ShopConfig, Zone } from '@shop/domain';
import type { Owner } from '../../http/identity';
import { invalid } from '../../http/refusal';
import { isOwnAddress } from '../../shop/origins';
import type { View } from '../../shop/shop';

/** Everything that a payment depends on. */
export interface PaymentSituation {
  body: {
    payment_method: PaymentMethod;
    gateway: string;
    callback: string;
    partial_payment: boolean;
    /** The wallet's share as it was shown, major units; null: not sent. */
    wallet_amount: number | null;
  };
  owner: Owner;
  config: ShopConfig;
  zone: Zone;
  store: { moduleId: number };
  totals: { total: Minor };
}

/** D-22: the cash limit; null: any amount. */
const maxInCash = ({ zone, store }: PaymentSituation): Minor | null =>
  zone.modules.find(({ moduleId }) => moduleId === store.moduleId)?.maximumCashOrder ?? null;

/** Refuses cash above the zone's limit (D-22, ERR-09). */
export function checkCash(situation: PaymentSituation, amount: Minor): void {
  const most = maxInCash(situation);
  if (most !== null && amount > most) throw invalid('cod_maximum', 'codMaximum');
}

function checkWallet({ owner, config }: PaymentSituation): void {
  if (!config.wallet || owner.kind !== 'customer') throw invalid('payment_method', 'paymentUnavailable');
}

function checkGateway({ body, config, zone }: PaymentSituation, view: View): void {
  if (!config.digitalPayment || !zone.digitalPayment) throw invalid('payment_method', 'paymentUnavailable');
  if (!config.gateways.some(({ key }) => key === body.gateway)) throw invalid('gateway', 'gatewayUnknown');
  checkCallback(body.callback, view);
}

/** Refuses a foreign return address (F-29: no open redirects). */
export function checkCallback(callback: string, { origins }: View): void {
  // '' means no return address.
  if (callback !== '' && !isOwnAddress(callback, origins))
    throw invalid('callback', 'invalid', { field: 'callback' });
}

/**
 * Refuses a payment method that shop, zone or customer does not have. The wallet's balance is checked when it is
 * charged, under its lock. D-20, D-22.
 */
export function checkPayment(situation: PaymentSituation, view: View): void {
  const { body, config, zone, totals } = situation;
  if (body.partial_payment && !config.partialPayment) throw invalid('partial_payment', 'partialOff');
  if (body.payment_method === 'wallet' || body.partial_payment) checkWallet(situation);
  if (body.payment_method === 'digital_payment') checkGateway(situation, view);
  if (body.payment_method !== 'cash_on_delivery') return;
  if (!config.cashOnDelivery || !zone.cashOnDelivery) throw invalid('payment_method', 'codOff');
  if (!body.partial_payment) checkCash(situation, totals.total);
}
