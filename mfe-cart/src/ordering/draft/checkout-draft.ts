import {
  ifSoldOutChoices,
  type Address,
  type IfSoldOut,
  type Minor,
  type OfferedCoupon,
  type OrderType,
  type PaymentMethod,
  type Prescription,
} from '@shop/domain';

/** What the customer has chosen so far; null for what they have not. D-20. */
export interface CheckoutDraft {
  orderType: OrderType;
  /** ISO 8601, UTC; null: as soon as possible. */
  scheduledAt: string | null;
  address: Address | null;
  /** Instructions for the store and the delivery person. */
  note: string;
  /** What to do with a sold-out line that says nothing itself. X-21. */
  ifSoldOut: IfSoldOut;
  /** For deliveries, unless cash must be handed over. X-22. */
  leaveAtDoor: boolean;
  /** Whether the store adds cutlery. X-22. */
  cutlery: boolean;
  coupon: OfferedCoupon | null;
  /** For the delivery person, minor units. */
  tip: Minor;
  /** An own tip as it was typed, if it cannot be read: it must be corrected before the review; '' for none. F-45. */
  refusedTip: string;
  /** Whether the store packs the order, at its price for that. */
  packaging: boolean;
  payment: {
    method: PaymentMethod;
    /** Key of the gateway of a digital payment; '' while none is chosen. */
    gateway: string;
    /** Whether the wallet's balance is used, and the method pays the rest. */
    withWallet: boolean;
  };
  prescriptions: Prescription[];
}

export const blankDraft: CheckoutDraft = {
  orderType: 'delivery',
  scheduledAt: null,
  address: null,
  note: '',
  ifSoldOut: 'call',
  leaveAtDoor: false,
  cutlery: false,
  coupon: null,
  tip: 0,
  refusedTip: '',
  packaging: false,
  payment: { method: 'cash_on_delivery', gateway: '', withWallet: false },
  prescriptions: [],
};

type Fields<T> = Record<keyof T, unknown>;

const toFields = <T>(value: unknown): Fields<T> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields<T>) : null;

const isStrings = (...values: unknown[]) => values.every((value) => typeof value === 'string');
const isNumbers = (...values: unknown[]) => values.every((value) => Number.isFinite(value));

export function isAddress(value: unknown): value is Address {
  const address = toFields<Address>(value);
  if (!address) return false;
  const { contactName, contactPhone, contactEmail, house, floor, road, note } = address;
  return (
    isStrings(address.address, address.type, contactName, contactPhone, contactEmail) &&
    isStrings(house, floor, road, note) &&
    isNumbers(address.latitude, address.longitude) &&
    Array.isArray(address.zoneIds)
  );
}

function isCoupon(value: unknown): value is OfferedCoupon {
  const coupon = toFields<OfferedCoupon>(value);
  const discount = toFields<OfferedCoupon['discount']>(coupon?.discount);
  if (!coupon || !discount) return false;
  return (
    isStrings(coupon.code, coupon.type, discount.type) &&
    isNumbers(discount.value, coupon.minPurchase, coupon.maxDiscount) &&
    Array.isArray(coupon.storeIds) &&
    Array.isArray(coupon.zoneIds)
  );
}

const methods: readonly unknown[] = [
  'cash_on_delivery',
  'wallet',
  'digital_payment',
] satisfies PaymentMethod[];

export function isPayment(value: unknown): value is CheckoutDraft['payment'] {
  const payment = toFields<CheckoutDraft['payment']>(value);
  if (!payment) return false;
  return (
    methods.includes(payment.method) && isStrings(payment.gateway) && typeof payment.withWallet === 'boolean'
  );
}

const isPicture = (value: unknown): value is Prescription => {
  const picture = toFields<Prescription>(value);
  return picture !== null && isNumbers(picture.id) && isStrings(picture.url);
};

/** Reads a saved draft field by field; invalid fields count as not chosen (F-32). */
export function toDraft(stored: unknown): CheckoutDraft {
  const saved = toFields<CheckoutDraft>(stored);
  if (!saved) return blankDraft;
  const { scheduledAt, address, note, coupon, tip, payment, prescriptions } = saved;
  return {
    orderType: saved.orderType === 'take_away' ? 'take_away' : 'delivery',
    scheduledAt: typeof scheduledAt === 'string' ? scheduledAt : null,
    address: isAddress(address) ? address : null,
    note: typeof note === 'string' ? note : '',
    ifSoldOut: ifSoldOutChoices.find((choice) => choice === saved.ifSoldOut) ?? blankDraft.ifSoldOut,
    leaveAtDoor: saved.leaveAtDoor === true,
    cutlery: saved.cutlery === true,
    coupon: isCoupon(coupon) ? coupon : null,
    tip: typeof tip === 'number' && Number.isSafeInteger(tip) && tip > 0 ? tip : 0,
    refusedTip: typeof saved.refusedTip === 'string' ? saved.refusedTip : '',
    packaging: saved.packaging === true,
    payment: isPayment(payment) ? payment : blankDraft.payment,
    prescriptions: Array.isArray(prescriptions) ? prescriptions.filter(isPicture) : [],
  };
}
