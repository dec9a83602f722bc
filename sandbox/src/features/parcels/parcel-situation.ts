import type { SendParcelBody } from '@shop/contract';
import {
  getParcelRates,
  priceParcel,
  toMinor,
  type OfferedSize,
  type Position,
  type PricedParcel,
  type ShopConfig,
  type Zone,
} from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { invalid, notFound, Refusal } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { getZoneCharges, toZone, zonesAt } from '../config/zones';
import { readScheduledTime } from '../orders/order-schedule';
import { checkPayment } from '../payments/payment-checks';
import { chargedMetres } from '../places/roads';
import { parcelCategoryById, toRates, type ParcelCategoryRow } from './parcel-categories';

/** The receiver; the schema has parsed it from its text. */
interface ReceiverBody {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  address: string;
  latitude: number;
  longitude: number;
  road: string;
  house: string;
  floor: string;
}

export type ParcelBody = {
  [Name in keyof Omit<SendParcelBody, 'receiver_details' | keyof Position>]-?: Exclude<
    SendParcelBody[Name],
    undefined
  >;
} & Position & { receiver_details: ReceiverBody };

/** Everything that a parcel depends on, in its current state. */
export interface ParcelSituation {
  body: ParcelBody;
  owner: Owner;
  category: ParcelCategoryRow;
  size: OfferedSize | null;
  /** Of the pick-up. */
  zone: Zone;
  /** What a payment is checked by instead of a store. */
  store: { moduleId: number };
  metres: number;
  config: ShopConfig;
  totals: PricedParcel;
  /** Null: as soon as possible. */
  wantedAt: Date | null;
}

/** The zone of the pick-up in which the module works. The codes of both ends are the family's. */
async function pickUpZone(tx: Queries, sender: Position, moduleId: number, view: View): Promise<Zone> {
  const rows = await zonesAt(tx, sender);
  const charges = await getZoneCharges(
    tx,
    rows.map(({ id }) => id),
  );
  const row = rows.find(({ id }) =>
    charges.some((each) => each.zone_id === id && each.module_id === moduleId),
  );
  if (!row) throw invalid('zone', 'pickUpOutOfZone');
  return toZone(row, charges, view.text(row.increased_fee_message_i18n));
}

/** Parcels are brought to every zone of the shop, also where none are picked up. */
async function checkReceiver(tx: Queries, receiver: Position): Promise<void> {
  if ((await zonesAt(tx, receiver)).length === 0) throw invalid('receiverZone', 'receiverOutOfZone');
}

/** The size that was chosen; a category with sizes requires one. */
function sizeOf({ sizes }: ParcelCategoryRow, wanted: string): OfferedSize | null {
  if (sizes.length === 0) return null;
  const size = sizes.find((offered) => offered.size === wanted);
  if (!size) throw invalid('parcel_size', 'parcelSizeRequired');
  return size;
}

/** The rates and the way decide, whatever distance and total the request contains. */
export async function readParcel(
  tx: Queries,
  owner: Owner,
  body: ParcelBody,
  config: ShopConfig,
  view: View,
): Promise<ParcelSituation> {
  const category = await parcelCategoryById(tx, body.parcel_category_id);
  const rates = category && getParcelRates({ rates: toRates(category) }, config.parcelRates ?? null);
  if (!category || !rates) throw notFound();
  const { module_id: moduleId } = category;
  const zone = await pickUpZone(tx, body, moduleId, view);
  await checkReceiver(tx, body.receiver_details);
  const size = sizeOf(category, body.parcel_size);
  const metres = chargedMetres(body, body.receiver_details);
  const charges = config.serviceCharge ? [{ kind: 'service' as const, ...config.serviceCharge }] : [];
  const totals = priceParcel({ rates, metres, size, increase: zone.increasedFee, charges });
  const wantedAt = body.schedule_at ? readScheduledTime(body.schedule_at, view) : null;
  return { body, owner, category, size, zone, store: { moduleId }, metres, config, totals, wantedAt };
}

/** Refuses what was not agreed on: nothing is charged silently (D-16). */
function checkTotal({ body, config, totals }: ParcelSituation, view: View): void {
  const { deliveryFee, extraFee, total } = totals;
  if (toMinor(body.order_amount, config.currency.decimals) === total) return;
  const detail = {
    reason: 'total',
    delivery_fee: view.money(deliveryFee),
    extra_fee: view.money(extraFee),
    total: view.money(total),
  };
  const values = { total: view.price(total) };
  throw new Refusal(409, [{ code: 'changed', text: 'totalChanged', values, detail }]);
}

/** The receiver pays in cash; everything else is the sender's. */
function checkPayer({ body }: ParcelSituation): void {
  const isCash = body.payment_method === 'cash_on_delivery' && !body.partial_payment;
  if (body.charge_payer === 'receiver' && !isCash) throw invalid('payment_method', 'receiverPaysCash');
}

/** Refuses a parcel that differs from what the customer saw. */
export function checkParcel(situation: ParcelSituation, view: View): void {
  const { config, wantedAt } = situation;
  if (!config.homeDelivery) throw invalid('order_type', 'parcelsOff');
  if (wantedAt && !config.scheduleOrder) throw invalid('schedule_at', 'scheduleInvalid');
  checkPayer(situation);
  checkTotal(situation, view);
  checkPayment(situation, view);
}
