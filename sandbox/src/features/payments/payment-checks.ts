import type { Minor, PaymentMethod, ShopConfig, Zone } from '@shop/domain';
import type { Owner } from '../../http/identity';
import { invalid } from '../../http/refusal';
import { isOwnAddress } from '../../shop/origins';
import type { View } from '../../shop/shop';

/** What a payment depends on; an order's whole situation is one. */
export interface PaymentSituation {
  body: {
    payment_method: PaymentMethod;
    gateway: string;
    callback: string;
    partial_payment: boolean;
  };
  owner: Owner;
  config: ShopConfig;
  zone: Zone;
  store: { moduleId: number };
  totals: { total: Minor };
}

/** D-22: more than this is not paid in cash; null: any amount. */
const mostInCash = ({ zone, store }: PaymentSituation): Minor | null =>
  zone.modules.find(({ moduleId }) => moduleId === store.moduleId)?.maximumCashOrder ?? null;

/** Refuses cash that is more than the zone's maximum (D-22, ERR-09). */
export function checkCash(situation: PaymentSituation, amount: Minor): void {
  const most = mostInCash(situation);
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

/** Refuses an address of a stranger for the way back (F-29: no redirect that is open to everybody). */
export function checkCallback(callback: string, { origins }: View): void {
  // '' leads nowhere.
  if (callback !== '' && !isOwnAddress(callback, origins))
    throw invalid('callback', 'invalid', { field: 'callback' });
}

/**
 * Refuses a way to pay that shop, zone or customer does not have. What the wallet holds is checked where it is charged,
 * under its lock. D-20, D-22.
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
