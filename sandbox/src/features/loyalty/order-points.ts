import { pointsEarned, type Minor, type ShopConfig } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { readSettings } from '../../shop/settings';
import { moveMoney } from '../wallet/wallet';
import { lockPoints, movePoints } from './points';

/** The fields of an order that points depend on. */
export interface EarningOrder {
  id: number;
  owner_kind: Owner['kind'];
  owner_id: string;
  placed_as_guest: string | null;
  total: Minor;
}

/** A guest's order may have been claimed by a stranger with its number and phone, so such orders earn nothing. */
const getEarner = ({ owner_kind: kind, owner_id: id, placed_as_guest: guest }: EarningOrder): number | null =>
  kind === 'customer' && guest === null ? Number(id) : null;

async function earn(
  tx: Queries,
  customerId: number,
  order: EarningOrder,
  { loyalty, loyaltyRules, currency }: ShopConfig,
  now: Date,
): Promise<void> {
  const points = loyalty ? pointsEarned(order.total, loyaltyRules, currency.decimals) : 0;
  if (points === 0) return;
  await lockPoints(tx, customerId);
  await movePoints(tx, customerId, { kind: 'order_place', points, reference: String(order.id) }, now);
}

/** Rewards once, for the first delivered order of an invited customer while referral is on. */
async function rewardReferrer(
  tx: Queries,
  customerId: number,
  { wallet, referral, referralReward: amount }: ShopConfig,
  now: Date,
): Promise<void> {
  if (!wallet || !referral || amount === 0) return;
  const brought = await one<{ referred_by: number; ref_code: string }>(
    tx,
    `UPDATE customers SET referral_rewarded = true
     WHERE id = $1 AND referred_by IS NOT NULL AND NOT referral_rewarded RETURNING referred_by, ref_code`,
    [customerId],
  );
  if (!brought) return;
  await moveMoney(tx, brought.referred_by, { kind: 'referrer', amount, reference: brought.ref_code }, now);
}

/**
 * Credits a delivered order: points for the customer, and money for the customer who invited them. The caller holds the
 * order's lock. An invited customer is always newer than the inviting one, so wallets are always locked in the same
 * order. D-28.
 */
export async function earnFromOrder(tx: Queries, order: EarningOrder, now: Date): Promise<void> {
  const customerId = getEarner(order);
  if (customerId === null) return;
  const { rules } = await readSettings(tx);
  await earn(tx, customerId, order, rules, now);
  await rewardReferrer(tx, customerId, rules, now);
}

/** Takes back the points of a refunded order, as far as they were not converted. The caller holds the order's lock. */
export async function takePointsBack(tx: Queries, order: EarningOrder, now: Date): Promise<void> {
  const reference = String(order.id);
  const earned = await one<{ customer_id: number; credit: number }>(
    tx,
    `SELECT customer_id, credit FROM point_transactions WHERE reference = $1 AND kind = 'order_place'`,
    [reference],
  );
  if (!earned) return;
  const points = -Math.min(earned.credit, await lockPoints(tx, earned.customer_id));
  if (points === 0) return;
  await movePoints(tx, earned.customer_id, { kind: 'order_refund', points, reference }, now);
}
