import type { Minor } from './money';

/** BIZ-20. */
export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

export const moduleTypes: readonly ModuleType[] = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
];

/** A business of the shop: food, grocery … ENT-37. */
export interface ShopModule {
  id: number;
  name: string;
  type: ModuleType;
  iconUrl: string | null;
  thumbnailUrl: string | null;
  description: string;
  storeCount: number;
  zoneIds: number[];
}

/** WGS84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Percent (10 is 10 %) or an amount in minor units, for each unit. */
export interface Discount {
  type: 'percent' | 'amount';
  value: number;
}

/** ENT-13. */
export interface AddOn {
  id: number;
  storeId: number;
  name: string;
  price: Minor;
}

/** A variation with its own price and stock; `type` is the choices joined with '-' (ENT-04, ENT-21). */
export interface Variation {
  type: string;
  price: Minor;
  /** null: not counted. */
  stock: number | null;
}

/** A question whose answers make up a variation's type: Size → Small, Large. */
export interface ChoiceOption {
  title: string;
  options: string[];
}

/** ENT-14, ENT-15. Option prices are added to the item's price (D-33). */
export interface FoodVariationGroup {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: FoodVariationOption[];
}

export interface FoodVariationOption {
  label: string;
  price: Minor;
}

/** ENT-01 … ENT-12. */
export interface Item {
  id: number;
  name: string;
  /** Plain text or HTML from outside: never put into the page unsanitised. */
  description: string;
  storeId: number;
  storeName: string;
  moduleId: number;
  moduleType: ModuleType;
  zoneId: number | null;
  unit: string | null;
  /** The item's own price before any discount. */
  price: Minor;
  discount: Discount | null;
  /** Percent of the store's discount while it is valid; 0 when there is none (D-14). */
  storeDiscountPercent: number;
  /** null: not counted. */
  stock: number | null;
  maximumCartQuantity: number | null;
  variations: Variation[];
  choiceOptions: ChoiceOption[];
  foodVariations: FoodVariationGroup[];
  addOns: AddOn[];
  averageRating: number;
  ratingCount: number;
  wishlistCount: number;
  genericNames: string[];
  nutritions: string[];
  allergies: string[];
  tags: string[];
  categoryIds: number[];
  imageUrl: string | null;
  imageUrls: string[];
  organic: boolean;
  recommended: boolean;
  /** null: the mark does not apply. */
  veg: boolean | null;
  halal: boolean;
  prescriptionRequired: boolean;
  /** HH:mm:ss in the shop's time zone (D-12); null: always. */
  availableFrom: string | null;
  availableTo: string | null;
  scheduleOrder: boolean;
  campaign: boolean;
}

/** What a customer chose of an item; with the item's id it identifies a cart line (D-13). */
export interface Choice {
  /** `Variation.type`, or null when the item has none. */
  variation: string | null;
  options: ChosenOptions[];
  addOns: ChosenAddOn[];
}

export interface ChosenOptions {
  group: string;
  labels: string[];
}

export interface ChosenAddOn {
  id: number;
  quantity: number;
}

/** ENT-18 … ENT-21. */
export interface CartLine extends Choice {
  id: number;
  item: Item;
  quantity: number;
}

/** ENT-31: a store's own discount. */
export interface StoreDiscount {
  discount: Discount;
  minPurchase: Minor;
  /** 0: no cap. */
  maxDiscount: Minor;
  /** ISO date and HH:mm:ss in the shop's time zone; valid until then. */
  startDate: string | null;
  startTime: string | null;
  endDate: string;
  endTime: string;
}

/** What a delivery costs: a store's own figures, or a zone's for a module. ENT-32, ENT-34. */
export interface DeliveryCharges {
  type: 'per_km' | 'fixed';
  perKm: Minor;
  minimum: Minor;
  /** 0: no upper bound. */
  maximum: Minor;
  fixed: Minor;
}

/** ENT-36. `day`: 0 is Sunday. Times HH:mm:ss; a window may pass midnight (D-12). */
export interface OpeningWindow {
  day: number;
  opens: string;
  closes: string;
}

export interface Store {
  id: number;
  name: string;
  moduleId: number;
  moduleType: ModuleType;
  zoneId: number;
  position: Position;
  address: string;
  phone: string;
  logoUrl: string | null;
  coverUrl: string | null;
  averageRating: number;
  ratingCount: number;
  itemCount: number;
  discount: StoreDiscount | null;
  /** Percent. */
  tax: number;
  minimumOrder: Minor;
  selfDelivery: boolean;
  charges: DeliveryCharges;
  freeDelivery: boolean;
  delivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  active: boolean;
  openingHours: OpeningWindow[];
  /** Minutes: `25-35`. */
  deliveryTime: string | null;
  /** Metres from the visitor's place; null without one. */
  distance: number | null;
  categoryIds: number[];
}

export interface Category {
  id: number;
  name: string;
  parentId: number | null;
  imageUrl: string | null;
  children: Category[];
}

export interface Banner {
  id: number;
  title: string;
  imageUrl: string | null;
  target: { type: 'item' | 'store' | 'link' | 'none'; id: number | null; url: string | null };
}

/** A zone that serves a place, with what it charges for each module. ENT-34, ENT-35. */
export interface Zone {
  id: number;
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  increasedFee: { active: boolean; discount: Discount; message: string };
  modules: { moduleId: number; charges: DeliveryCharges; maximumCashOrder: Minor | null }[];
}

/** A place a visitor chose. LOC-*, ENT-26. */
export interface Place extends Position {
  address: string;
}

/** ENT-24, ENT-25. */
export interface Address extends Position {
  id: number | null;
  type: 'home' | 'office' | 'other';
  address: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  house: string;
  floor: string;
  road: string;
  note: string;
  zoneIds: number[];
}

/** ENT-27, CALL-02. */
export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  imageUrl: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  walletBalance: Minor;
  loyaltyPoints: number;
  referralCode: string;
  orderCount: number;
}

export type OrderType = 'delivery' | 'take_away';
export type PaymentMethod = 'cash_on_delivery' | 'wallet' | 'digital_payment';

/** D-24. */
export type OrderStatus =
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'handover'
  | 'picked_up'
  | 'delivered'
  | 'canceled'
  | 'failed'
  | 'refunded';

/** The figures of an order, each rounded once; they add up to the total (D-15). */
export interface OrderTotals {
  subtotal: Minor;
  discount: Minor;
  coupon: Minor;
  tax: Minor;
  taxIncluded: boolean;
  deliveryFee: Minor;
  /** The part of the delivery fee that an increase added, and its reason. */
  extraFee: Minor;
  extraFeeReason: string;
  tip: Minor;
  total: Minor;
}

export interface OrderLine {
  id: number;
  itemId: number;
  name: string;
  imageUrl: string | null;
  quantity: number;
  /** For one unit, options and add-ons included, before discount. */
  unitPrice: Minor;
  total: Minor;
  /** Chosen variation, options and add-ons in words. */
  details: string[];
}

export interface Order {
  id: number;
  status: OrderStatus;
  orderType: OrderType;
  paymentMethod: PaymentMethod;
  paid: boolean;
  /** ISO 8601, UTC. */
  placedAt: string;
  scheduledAt: string | null;
  history: { status: OrderStatus; at: string }[];
  store: {
    id: number;
    name: string;
    phone: string;
    address: string;
    logoUrl: string | null;
    position: Position | null;
  };
  address: Address | null;
  note: string;
  totals: OrderTotals;
  lineCount: number;
}

/** ENT-45 … ENT-49, as far as the shop reads them. */
export interface ShopConfig {
  businessName: string;
  logoUrl: string | null;
  address: string;
  phone: string;
  email: string;
  /** ISO 3166 alpha-2. */
  country: string;
  countryPicker: boolean;
  defaultPosition: Position;
  currency: { symbol: string; side: 'left' | 'right'; decimals: number };
  /** IANA name. */
  timeZone: string;
  taxIncluded: boolean;
  guestCheckout: boolean;
  vegMark: boolean;
  demo: boolean;
  cashOnDelivery: boolean;
  freeDelivery: {
    status: boolean;
    type: 'free_delivery_over' | 'free_delivery_to_all_store';
    over: Minor;
  } | null;
  wallet: boolean;
  loyalty: boolean;
  referral: boolean;
  registration: boolean;
  login: {
    otp: boolean;
    manual: boolean;
    social: boolean;
    google: boolean;
    facebook: boolean;
    apple: boolean;
    phoneVerification: boolean;
    emailVerification: boolean;
    firebaseOtp: boolean;
  };
  mailActive: boolean;
  smsActive: boolean;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  social: { name: string; link: string }[];
  apps: { playStoreUrl: string | null; appStoreUrl: string | null };
  gateways: { key: string; title: string; imageUrl: string | null }[];
  footerText: string;
  languages: { code: string; direction: 'ltr' | 'rtl' }[];
}
