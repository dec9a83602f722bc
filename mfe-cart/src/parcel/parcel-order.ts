import { toCoordinates, type SendParcelBody } from '@shop/contract';
import {
  distanceBetween,
  getParcelRates,
  priceParcel,
  roundHalfUp,
  toMajor,
  toShopTime,
  type Address,
  type KnownTax,
  type Minor,
  type OfferedSize,
  type ParcelCategory,
  type PricedParcel,
  type ShopConfig,
  type Surge,
  type Zone,
} from '@shop/domain';
import { toPartialPayment, type PaymentChoice } from '../payment/payment-rules';
import type { ParcelDraft } from './parcel-draft';

/** Charges that only the backend can work out; null where it has none. */
interface ParcelCharges {
  vehicle: Minor | null;
  surge: Surge | null;
  tax: KnownTax | null;
}

/** Everything that a parcel depends on besides the draft, as it was last read. */
export interface ParcelFacts {
  category: ParcelCategory;
  config: ShopConfig;
  moduleId: number;
  /** Of the pick-up; null where the module does not work there, and while it is unknown. */
  zone: Zone | null;
  /** Zones at both ends, null while they are unknown: the backend looks for the parcel's in them. */
  senderZones: readonly number[] | null;
  receiverZones: readonly number[] | null;
  /** Whether parcels are picked up and delivered there; true while that is unknown. */
  isPickedUp: boolean;
  isDelivered: boolean;
  /** Whole metres by road, else as the crow flies; null without both ends. */
  metres: number | null;
  charges: ParcelCharges;
}

const quick: PaymentChoice = { method: 'cash_on_delivery', gateway: '', withWallet: false };

/** How the sender pays; the receiver does in cash. */
export const getPaymentChoice = ({ payer, payment }: ParcelDraft): PaymentChoice =>
  payer === 'receiver' ? quick : payment;

/** The chosen size, among those that the category has. */
export const getSize = ({ sizes }: ParcelCategory, { size }: ParcelDraft): OfferedSize | null =>
  sizes.find((offered) => offered.size === size) ?? null;

/** The way in whole metres; the same value is sent and charged. BIZ-35. */
export const getMetres = (from: Address, to: Address, byRoad: number | null): number =>
  Math.round(byRoad ?? distanceBetween(from, to));

const getSurge = ({ price }: Surge, fee: Minor): Minor =>
  price.type === 'amount' ? price.value : roundHalfUp((fee * price.value) / 100);

/** The totals, by the same function as on the server; null while the way or the rates are unknown. D-15. */
export function priceDraft(facts: Omit<ParcelFacts, 'moduleId'>, draft: ParcelDraft): PricedParcel | null {
  const { category, config, zone, metres, charges } = facts;
  const rates = getParcelRates(category, config.parcelRates ?? null);
  if (metres === null || !rates) return null;
  const parcel = {
    rates,
    metres,
    size: getSize(category, draft),
    increase: zone?.increasedFee ?? null,
    charges: config.serviceCharge ? [{ kind: 'service' as const, ...config.serviceCharge }] : [],
    extra: charges.vehicle ?? 0,
    knownTax: charges.tax,
  };
  const priced = priceParcel(parcel);
  if (!charges.surge) return priced;
  const surged = priceParcel({
    ...parcel,
    extra: parcel.extra + getSurge(charges.surge, priced.deliveryFee),
  });
  return {
    ...surged,
    extraFeeReason: [surged.extraFeeReason, charges.surge.note].filter(Boolean).join(' · '),
  };
}

const toPlace = ({ address, road, house, floor }: Address) => ({ address, road, house, floor });

const toContact = ({ contactName, contactPhone, contactEmail }: Address) => ({
  contact_person_name: contactName,
  contact_person_number: contactPhone,
  contact_person_email: contactEmail,
});

const toReceiver = (receiver: Address, zones: readonly number[] | null): string =>
  JSON.stringify({
    ...toContact(receiver),
    ...toPlace(receiver),
    address_type: receiver.type,
    ...toCoordinates(receiver),
    zone_id: zones?.[0] ?? null,
  });

interface HowPaid {
  /** The address to which a gateway returns. */
  callback: string;
  /** The wallet's share of the total. */
  walletPaid: Minor;
}

/** The body for sending; null while an end or the price is missing. `totals` are those that the customer has seen. */
export function toParcelBody(
  facts: ParcelFacts,
  draft: ParcelDraft,
  totals: PricedParcel,
  { callback, walletPaid }: HowPaid,
): SendParcelBody | null {
  const { category, config, metres, receiverZones } = facts;
  const { sender, receiver, scheduledAt } = draft;
  if (!sender || !receiver || metres === null) return null;
  const { method, gateway } = getPaymentChoice(draft);
  const size = getSize(category, draft)?.size;
  return {
    order_type: 'parcel',
    parcel_category_id: category.id,
    ...(size ? { parcel_size: size } : {}),
    charge_payer: draft.payer,
    receiver_details: toReceiver(receiver, receiverZones),
    order_amount: toMajor(totals.total, config.currency.decimals),
    payment_method: method,
    ...toPartialPayment(method, walletPaid, config.currency.decimals),
    ...(method === 'digital_payment' ? { gateway, callback } : {}),
    distance: metres / 1_000,
    ...toContact(sender),
    ...toPlace(sender),
    address_type: sender.type,
    ...toCoordinates(sender),
    order_note: draft.note,
    schedule_at: scheduledAt ? toShopTime(scheduledAt, config.timeZone) : null,
  };
}

/** What is missing for sending, in the order of the page. */
export type MissingParcelDetail =
  | 'size'
  | 'sender'
  | 'pick-up'
  | 'receiver'
  | 'delivery'
  | 'time'
  | 'price'
  | 'payment';

/** What is impossible, whatever else is missing. */
export type ParcelProblem = Extract<MissingParcelDetail, 'pick-up' | 'delivery' | 'time'>;

/** Where parcels are neither picked up nor delivered, and a time that has passed. Known before the kind is. X-31. */
export function getParcelProblems(
  { isPickedUp, isDelivered }: Pick<ParcelFacts, 'isPickedUp' | 'isDelivered'>,
  { scheduledAt }: Pick<ParcelDraft, 'scheduledAt'>,
  now: Date,
): ParcelProblem[] {
  const hasPassed = scheduledAt !== null && Date.parse(scheduledAt) <= now.getTime();
  const problems: (ParcelProblem | false)[] = [
    !isPickedUp && 'pick-up',
    !isDelivered && 'delivery',
    hasPassed && 'time',
  ];
  return problems.filter((problem) => problem !== false);
}

const isComplete = (address: Address | null): boolean =>
  Boolean(address?.contactName && address.contactPhone && address.address);

/** X-31, D-20. `isPayable`: whether the chosen payment works. */
export function getMissingParcelDetail(
  facts: ParcelFacts,
  draft: ParcelDraft,
  isPayable: boolean,
  now: Date,
): MissingParcelDetail | null {
  const problems = getParcelProblems(facts, draft, now);
  if (facts.category.sizes.length > 0 && !getSize(facts.category, draft)) return 'size';
  if (!isComplete(draft.sender)) return 'sender';
  if (problems.includes('pick-up')) return 'pick-up';
  if (!isComplete(draft.receiver)) return 'receiver';
  const [problem] = problems;
  if (problem) return problem;
  if (priceDraft(facts, draft) === null) return 'price';
  return isPayable ? null : 'payment';
}
