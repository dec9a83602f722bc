import { normalisePhone, type Minor, type PaymentMethod } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { chargesOfZones, zoneById, zoneOf } from '../config/zones';
import { lockOrder, type OrderState } from '../orders/order-return';
import { checkPayment } from './payment-checks';
import { closePayments } from './payment-store';
import { payOrder, type StartedPayment } from './start-payment';

export interface SwitchWanted {
  order_id: number;
  payment_method: PaymentMethod;
  gateway: string;
  callback: string;
  contact_number: string;
}

interface Payable {
  order: OrderState;
  moduleId: number;
  zoneId: number;
  isOwn: boolean;
}

/** An order of one's own, or what a guest placed by number and phone (D-23); it must wait for its payment. */
async function lockPayable(tx: Queries, owner: Owner, wanted: SwitchWanted): Promise<Payable> {
  const order = await lockOrder(tx, wanted.order_id);
  const place = await one<{ contact_phone: string; module_id: number; zone_id: number }>(
    tx,
    'SELECT contact_phone, module_id, zone_id FROM orders WHERE id = $1',
    [wanted.order_id],
  );
  if (!order || !place) throw notFound();
  const isOwn = order.owner_kind === owner.kind && order.owner_id === owner.id;
  const phone = normalisePhone(wanted.contact_number);
  const isOfGuest = order.owner_kind === 'guest' || order.placed_as_guest !== null;
  const isKnown = isOfGuest && phone !== '' && phone === place.contact_phone;
  if (!isOwn && !isKnown) throw notFound();
  if (order.payment_status === 'paid') throw conflict('paid', 'orderPaidAlready');
  if (order.status !== 'pending') throw conflict('not_payable', 'orderNotPayable');
  return { order, moduleId: place.module_id, zoneId: place.zone_id, isOwn };
}

/**
 * Pays what is open of an order in another way, or at the gateway again; what was begun before is closed. Two at once
 * take turns: one payment is open at most.
 */
export async function switchOrderPayment(
  shop: Shop,
  owner: Owner,
  wanted: SwitchWanted,
  view: View,
): Promise<{ total: Minor; payment: StartedPayment | null }> {
  const { rules: config } = await shop.settings();
  return shop.database.transaction(async (tx) => {
    const { order, moduleId, zoneId, isOwn } = await lockPayable(tx, owner, wanted);
    // what a wallet paid of a stranger's order, nobody could give back
    if (wanted.payment_method === 'wallet' && !isOwn) throw invalid('payment_method', 'paymentUnavailable');
    const zoneRow = await zoneById(tx, zoneId);
    if (!zoneRow) throw conflict('not_payable', 'orderNotPayable');
    const situation = {
      body: { ...wanted, partial_payment: false },
      owner,
      config,
      zone: zoneOf(zoneRow, await chargesOfZones(tx, [zoneId]), ''),
      store: { moduleId },
      totals: { total: order.total - order.wallet_part },
    };
    checkPayment(situation, view);
    await closePayments(tx, order.id, 'canceled', view.now);
    return { total: order.total, payment: await payOrder(tx, situation, order.id, view) };
  });
}
