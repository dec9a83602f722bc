import type { Minor } from '../money';
import type { Discount } from './item';
import type { LoyaltyRules } from './loyalty';
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

/** A zone that serves a place, with what it charges for each module. ENT-34, ENT-35. */
export interface Zone {
  id: number;
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  increasedFee: { active: boolean; discount: Discount; message: string };
  modules: { moduleId: number; charges: DeliveryCharges; maximumCashOrder: Minor | null }[];
}

/** A place a visitor chose. LOC-*, ENT-26. */
export interface NamedLocation extends Position {
  address: string;
}

/**
 * What a backend may do beyond what every backend of the family does. It announces each in its settings (decision 0029).
 * - `idempotency`: the header `Idempotency-Key` makes any number of requests one order
 * - `checked-total`: an order with another total than the server's is refused with what has changed (D-16)
 * - `add-ons-per-unit`: add-ons are charged times the quantity of their line (BIZ-26), not once a line
 * - `sorting`: lists take `sort_by`, brands and the shop's own filter names
 * - `gateway-link`: placing and paying answer the address of the gateway's page, and payments can be asked for
 * - `pay-another-way`: an unpaid order changes to any payment method
 * - `guest-coupons`: guests may use coupons, too
 * - `mock-providers`: the backend has fake providers for vendors whose keys are missing (D-26)
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
  'mock-providers',
  'cart-merge',
  'order-claim',
  'logout',
  'notification-settings',
  'prescription-upload',
] as const;
export type Capability = (typeof capabilities)[number];

/** What of the settings the readers of all other responses need. */
export interface WireRules {
  /** Decimals of the shop's currency. */
  decimals: number;
  /** Types of modules whose stock does not count: what they sell is on sale whatever `stock` says. */
  uncountedStock: readonly ModuleType[];
  /** Whether a line's add-ons are charged once, whatever its quantity. */
  addOnsOncePerLine: boolean;
  /** IANA name of the shop's time zone; serves where the settings name none (D-12). */
  timeZone: string;
  /** Types of the modules that are known, by their ids: responses about one store have its id only. */
  moduleTypes: Readonly<Record<number, ModuleType>>;
  /** Folders of an older backend's pictures, by the names of `base_urls`; empty with newer ones. */
  pictureFolders: Readonly<Record<string, string>>;
}

/** ENT-45 … ENT-49, as far as the shop reads them. */
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
  /** The code that every verification takes in demo mode (ERR-16); null: none. */
  demoOtp: string | null;
  cashOnDelivery: boolean;
  /** Whether the gateways may be used. */
  digitalPayment: boolean;
  /** Whether the wallet may pay a part, another method the rest. */
  partialPayment: boolean;
  /** Whether the delivery person may be given a tip. */
  tips: boolean;
  /** Whether the shop delivers at all, and whether orders can be fetched. */
  homeDelivery: boolean;
  takeAway: boolean;
  /** Whether orders may be scheduled at all; a store must allow it, too. */
  scheduleOrder: boolean;
  /** Whether the shop is closed for maintenance. */
  maintenance: boolean;
  /** What every order costs besides, in minor units, under the name that the shop gives it; null: nothing. */
  serviceCharge: { name: string; amount: Minor } | null;
  /** Minutes between two times that an order may be scheduled for. */
  scheduleStep: number;
  freeDelivery: {
    status: boolean;
    type: 'free_delivery_over' | 'free_delivery_to_all_store';
    over: Minor;
  } | null;
  wallet: boolean;
  /** Whether customers may put money into their wallets. */
  addFund: boolean;
  loyalty: boolean;
  loyaltyRules: LoyaltyRules;
  referral: boolean;
  /** Goes to the wallet of who brought a customer, once that customer's first order has come; 0: nothing. */
  referralReward: Minor;
  registration: boolean;
  /** Where stores and delivery people register, outside of this shop; null: they are told whom to ask (D-09). */
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
  /** What the vendors' scripts need; null: the backend's fake provider is used (D-26). */
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
  /** What browsers subscribe to notifications with, base64url; null: the backend sends none. */
  webPushKey: string | null;
  languages: { code: string; direction: 'ltr' | 'rtl' }[];
}

/** Texts of the shop for its footer. ENT-50; '' where there are none. */
export interface LandingTexts {
  footer: string;
  newsletterTitle: string;
  newsletterText: string;
  apps: ShopConfig['apps'];
}
