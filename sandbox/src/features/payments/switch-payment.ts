import type { Minor, PaymentMethod } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { getZoneCharges, zoneById, toZone } from '../config/zones';
import { checkAccess } from '../orders/order-access';
import { checkPayment } from './payment-checks';
import { closePayments, paidTables, type PaidThing } from './payment-store';
import type { PaidState } from './return-money';
import { payFor, type StartedPayment } from './start-payment';

export interface SwitchWanted {
  payment_method: PaymentMethod;
  gateway: string;
  callback: string;
  contact_number: string;
}

interface Payable extends PaidState {
  status: string;
  module_id: number;
  zone_id: number;
  isOwn: boolean;
}

/** An order or trip to which the caller has access; it must wait for its payment. */
async function lockPayable(tx: Queries, owner: Owner, { kind, id }: PaidThing): Promise<Payable> {
  const found = await one<Omit<Payable, 'isOwn'>>(
    tx,
    `SELECT id, owner_kind, owner_id, placed_as_guest, payment_status, wallet_part, total, status, module_id,
       zone_id FROM ${paidTables[kind]} WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!found) throw notFound();
  const isOwn = found.owner_kind === owner.kind && found.owner_id === owner.id;
  if (found.payment_status === 'paid') throw conflict('paid', messageKeys[kind].paid);
  if (found.status !== 'pending') throw conflict('not_payable', messageKeys[kind].notPayable);
  return { ...found, isOwn };
}

const messageKeys = {
  order: { paid: 'orderPaidAlready', notPayable: 'orderNotPayable' },
  trip: { paid: 'tripPaidAlready', notPayable: 'tripNotPayable' },
} as const;

/**
 * Pays the open part of an order or trip by another method, or at the gateway again, and closes the former payment.
 * Concurrent requests run one after the other: at most one payment is open.
 */
export async function changePayment(
  shop: Shop,
  owner: Owner,
  thing: PaidThing,
  wanted: SwitchWanted,
  view: View,
): Promise<{ total: Minor; payment: StartedPayment | null }> {
  const { rules: config } = await shop.settings();
  await checkAccess(shop.database, owner, thing, wanted.contact_number, view);
  return shop.database.transaction(async (tx) => {
    const payable = await lockPayable(tx, owner, thing);
    // a wallet's payment for a stranger's order could not be refunded
    if (wanted.payment_method === 'wallet' && !payable.isOwn)
      throw invalid('payment_method', 'paymentUnavailable');
    const zoneRow = await zoneById(tx, payable.zone_id);
    if (!zoneRow) throw conflict('not_payable', messageKeys[thing.kind].notPayable);
    const situation = {
      body: { ...wanted, partial_payment: false, wallet_amount: null },
      owner,
      config,
      zone: toZone(zoneRow, await getZoneCharges(tx, [zoneRow.id]), ''),
      store: { moduleId: payable.module_id },
      totals: { total: payable.total - payable.wallet_part },
    };
    checkPayment(situation, view);
    await closePayments(tx, thing, 'canceled', view.now);
    return { total: payable.total, payment: await payFor(tx, situation, thing, view) };
  });
}
