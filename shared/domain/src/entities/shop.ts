import type { Minor } from '@shop/domain/core';
import type { Discount } from './item';
import type { LoyaltyRules } from './loyalty';
import type { ParcelRates } from './parcel';
import type { DeliveryCharges } from './store';

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

export interface Banner {
  id: number;
  title: string;
  imageUrl: string | null;
  target: { type: 'item' | 'store' | 'link' | 'none'; id: number | null; url: string | null };
}

/** A zone of a location, with its charges for each module. ENT-34, ENT-35. */
export interface Zone {
  id: number;
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  increasedFee: { active: boolean; discount: Discount; message: string };
  modules: { moduleId: number; charges: DeliveryCharges; maximumCashOrder: Minor | null }[];
}

/** A location that a visitor chose. LOC-*, ENT-26. */
export interface NamedLocation extends Position {
  address: string;
}

/**
 * Optional features of a backend, beyond those of every backend of the family. It announces them in its settings (decision
 * 0029).
 * - `idempotency`: repeated requests with the same header `Idempotency-Key` create one order
 * - `checked-total`: an order with another total than the server's is refused, with the changes (D-16)
 * - `add-ons-per-unit`: add-ons are charged per unit (BIZ-26), not once per line
 * - `sorting`: lists accept `sort_by`, brands and the shop's own filter names
 * - `gateway-link`: placing and paying return the address of the gateway's page, and payments can be requested
 * - `pay-another-way`: an unpaid order can change to any payment method
 * - `guest-coupons`: guests may use coupons too
 * - `line-notes`: lines of carts and orders have a note and what to do when sold out, and orders have both and "leave at the
 *   door" as fields; without it they are written into the order's texts (decision 0041)
 * - `mock-providers`: the backend has fake providers for vendors without keys (D-26)
 * - `popular-searches`: it knows what others search for
 * - `saved-lists`: it keeps shopping lists and waiting carts
 * - `shared-carts`: others can add to a cart by a link
 */
export const capabilities = [
  'idempotency',
  'checked-total',
  'add-ons-per-unit',
  'sorting',
  'facets',
  'gateway-link',
  'pay-another-way',
  'guest-coupons',
  'line-notes',
  'mock-providers',
  'cart-merge',
  'order-claim',
  'logout',
  'notification-settings',
  'prescription-upload',
  'saved-lists',
  'shared-carts',
  'prescription-refill',
  'popular-searches',
] as const;
export type Capability = (typeof capabilities)[number];

/** Settings that the readers of all other responses need. */
export interface WireRules {
  /** Decimals of the shop's currency. */
  decimals: number;
  /** Types of modules without stock: their items are available regardless of `stock`. */
  uncountedStock: readonly ModuleType[];
  /** Whether a line's add-ons are charged once, independent of its quantity. */
  addOnsOncePerLine: boolean;
  /** IANA name of the shop's time zone; a default for settings without one (D-12). */
  timeZone: string;
  /** Module type by module id: responses about one store contain only the id. */
  moduleTypes: Readonly<Record<number, ModuleType>>;
  /** Folders of an older backend's pictures, by their keys in `base_urls`; empty for newer backends. */
  pictureFolders: Readonly<Record<string, string>>;
}

/** ENT-45 … ENT-49, as far as the shop uses them. */
export interface ShopConfig {
  capabilities: readonly Capability[];
  wireRules: WireRules;
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
  /** The verification code of demo mode (ERR-16); null: none. */
  demoOtp: string | null;
  cashOnDelivery: boolean;
  /** Whether the gateways may be used. */
  digitalPayment: boolean;
  /** Whether the wallet may pay a part, and another method the rest. */
  partialPayment: boolean;
  /** Whether customers may tip the courier. */
  tips: boolean;
  /** Whether the shop delivers, and whether customers can pick up orders. */
  homeDelivery: boolean;
  takeAway: boolean;
  /** Whether orders may be scheduled; the store must allow it too. */
  scheduleOrder: boolean;
  /** Whether the shop is closed for maintenance. */
  maintenance: boolean;
  /** A charge on every order, in minor units, with the shop's name for it; null: none. */
  serviceCharge: { name: string; amount: Minor } | null;
  /** For parcels of a category without rates of its own; absent: none. */
  parcelRates?: ParcelRates;
  /** Whether there is a rental module, in whatever zone; absent where the backend does not say it. HEAD-12. */
  hasRental?: boolean;
  /** Minutes between two times for scheduling an order. */
  scheduleStep: number;
  /** How many days, with today, orders may be scheduled for; stores may have their own number. X-22. */
  scheduleDays?: number;
  /** Module types whose stores may offer cutlery; undefined: all. X-22. */
  cutleryTypes?: readonly ModuleType[];
  /** Minutes for which an order waits for its payment; null where the backend does not say it. */
  unpaidMinutes: number | null;
  freeDelivery: {
    status: boolean;
    type: 'free_delivery_over' | 'free_delivery_to_all_store';
    over: Minor;
  } | null;
  wallet: boolean;
  /** Whether customers may add money to their wallets. */
  addFund: boolean;
  loyalty: boolean;
  loyaltyRules: LoyaltyRules;
  referral: boolean;
  /** Wallet credit for referring a customer, after that customer's first order; 0: none. */
  referralReward: Minor;
  registration: boolean;
  /** External addresses for registering stores and couriers; null: the page shows whom to contact (D-09). */
  registrationUrls: { store: string | null; deliveryPerson: string | null };
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
  /** Keys for the vendors' scripts; null: the backend's fake provider is used (D-26). */
  providers: {
    google: { clientId: string } | null;
    facebook: { appId: string } | null;
    apple: { clientId: string; redirectUrl: string } | null;
    phone: { apiKey: string; authDomain: string; projectId: string; appId: string } | null;
  };
  mailActive: boolean;
  smsActive: boolean;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  social: { name: string; link: string }[];
  apps: { playStoreUrl: string | null; appStoreUrl: string | null };
  gateways: { key: string; title: string; imageUrl: string | null }[];
  footerText: string;
  /** Public key for browser push subscriptions, base64url; null: the backend sends none. */
  webPushKey: string | null;
  languages: { code: string; direction: 'ltr' | 'rtl' }[];
}

/** Texts for the shop's footer; '' if missing. ENT-50. */
export interface LandingTexts {
  footer: string;
  newsletterTitle: string;
  newsletterText: string;
  apps: ShopConfig['apps'];
}
