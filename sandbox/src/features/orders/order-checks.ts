import {
  isWithinWindow,
  itemAvailability,
  priceLine,
  storeOpening,
  toMinor,
  type CartLine,
} from '@shop/domain';
import { invalid, Refusal, type Complaint } from '../../http/refusal';
import type { TextKey, TextValues } from '../../http/say';
import type { View } from '../../shop/shop';
import { isShort, lineComplaint, shelvesOf } from '../cart/cart-checks';
import type { CartEntry } from '../cart/cart-store';
import { isOffered } from '../catalog/item-offered';
import { checkPayment } from '../payments/payment-checks';
import type { Situation } from './order-situation';

const farthest = 30 * 86_400_000;

/** When the order is wanted: its scheduled time, or now. */
export function momentOf({ body, store }: Pick<Situation, 'body' | 'store'>, view: View): Date {
  if (!body.schedule_at) return view.now;
  const moment = new Date(body.schedule_at);
  const ahead = moment.getTime() - view.now.getTime();
  if (!(ahead > 0 && ahead <= farthest)) throw invalid('schedule_at', 'scheduleInvalid');
  if (!store.scheduleOrder) throw invalid('schedule_at', 'scheduleOff', { store: store.name });
  return moment;
}

/** Whether the store serves this order at all: in business, by this way, to this place, at this time. */
function checkStore(
  { body, store, storeRow, zone, reachedZones }: Situation,
  moment: Date,
  view: View,
): void {
  const values = { store: view.text(storeRow.name_i18n) };
  if (!store.active) throw invalid('store', 'storeInactive', values);
  if (body.order_type === 'delivery' && !store.delivery) throw invalid('order_type', 'noDelivery', values);
  if (body.order_type === 'take_away' && !store.takeAway) throw invalid('order_type', 'noTakeAway', values);
  if (reachedZones && !reachedZones.includes(zone.id)) throw invalid('out_of_zone', 'outOfZone', values);
  const isOpen = storeOpening(store.openingHours, moment, view.timeZone).open;
  const mayWait = store.scheduleOrder && !body.schedule_at;
  if (!isOpen && !mayWait) throw invalid('store_closed', 'storeClosed', values);
}

const changed = (entry: CartEntry, reason: string, text: TextKey, values: TextValues): Complaint => ({
  code: 'changed',
  text,
  values,
  detail: { reason, cart_id: entry.line.id, item_id: entry.row.id },
});

/** What keeps a line from being sold as it stands. D-16, F-25. */
function lineProblem(entry: CartEntry, moment: Date, view: View): Complaint | null {
  const { line, row } = entry;
  const item = view.text(row.name_i18n);
  if (!isOffered(row, view) || !isOffered(row, { ...view, now: moment }))
    return changed(entry, 'gone', 'itemGone', { item });
  const { state, mayOrder } = itemAvailability(line.item, moment, view.timeZone);
  if (state === 'out-of-stock') return changed(entry, 'out_of_stock', 'itemSoldOut', { item });
  const isInTime = isWithinWindow(line.item.availableFrom, line.item.availableTo, moment, view.timeZone);
  if (!mayOrder || (moment !== view.now && !isInTime))
    return changed(entry, 'not_available', 'notAvailableNow', { item });
  const complaint = lineComplaint(line.item, row, line, line.quantity, view);
  if (!complaint || complaint.code === 'out_of_stock') return null; // stock is counted over all lines
  const limit = line.item.maximumCartQuantity;
  if (complaint.code === 'out_of_limits' && limit !== null)
    return changed(entry, 'out_of_limits', 'itemLimit', { item, count: limit });
  return {
    ...complaint,
    code: 'changed',
    detail: { reason: complaint.code, cart_id: line.id, item_id: row.id },
  };
}

function stockProblems(entries: CartEntry[], view: View): Complaint[] {
  const entryOf = (line: CartLine) => entries.find((entry) => entry.line === line);
  return shelvesOf(entries.map(({ line }) => line)).flatMap((shelf) => {
    const entry = entryOf(shelf.line);
    if (!isShort(shelf) || !entry) return [];
    const item = view.text(entry.row.name_i18n);
    return shelf.left
      ? [changed(entry, 'out_of_stock', 'itemShort', { item, count: shelf.left })]
      : [changed(entry, 'out_of_stock', 'itemSoldOut', { item })];
  });
}

/** Nothing is charged silently: a total other than the one shown lists what has changed (D-16, F-24). */
function priceChanges({ body, entries, totals, config }: Situation, view: View): Complaint[] {
  const shown = toMinor(body.order_amount, config.currency.decimals);
  if (body.accept_changes || shown === totals.total) return [];
  const lines = entries.flatMap((entry) => {
    const unit = priceLine(entry.line.item, entry.line, 1).gross;
    if (entry.line.priceSeen === null || entry.line.priceSeen === unit) return [];
    const values = { item: view.text(entry.row.name_i18n), price: view.price(unit) };
    return [changed(entry, 'price', 'priceChanged', values)];
  });
  const total = { total: view.price(totals.total) };
  return [...lines, { code: 'changed', text: 'totalChanged', values: total, detail: { reason: 'total' } }];
}

const unique = (complaints: Complaint[]) =>
  complaints.filter(
    (complaint, index) =>
      complaints.findIndex(
        ({ detail, text }) => text === complaint.text && detail?.cart_id === complaint.detail?.cart_id,
      ) === index,
  );

/** Refuses an order that cannot be as the customer saw it. Answers the moment it is for. */
export function checkOrder(situation: Situation, view: View): Date {
  const { entries, store, storeRow, totals } = situation;
  const moment = momentOf(situation, view);
  checkStore(situation, moment, view);
  const problems = unique([
    ...entries.map((entry) => lineProblem(entry, moment, view)).filter((problem) => problem !== null),
    ...stockProblems(entries, view),
  ]);
  if (problems.length > 0) throw new Refusal(409, problems);
  if (entries.some(({ row }) => row.prescription_required))
    throw invalid('prescription', 'prescriptionNeeded');
  if (situation.body.coupon_code) throw invalid('coupon_code', 'couponUnknown');
  if (totals.subtotal < store.minimumOrder)
    throw invalid('minimum_order', 'belowMinimum', {
      store: view.text(storeRow.name_i18n),
      amount: view.price(store.minimumOrder),
    });
  const changes = priceChanges(situation, view);
  if (changes.length > 0) throw new Refusal(409, changes);
  checkPayment(situation, view);
  return moment;
}
