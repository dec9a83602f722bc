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
export interface Place extends Position {
  address: string;
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
  /** The code that every verification takes in demo mode (ERR-16); null: none. */
  demoOtp: string | null;
  cashOnDelivery: boolean;
  /** Whether the gateways may be used. */
  digitalPayment: boolean;
  /** Whether the wallet may pay a part, another method the rest. */
  partialPayment: boolean;
  /** Whether the delivery person may be given a tip. */
  tips: boolean;
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
  /** What the vendors' scripts need; null: the backend's own stand-in does the vendor's work (D-26). */
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

/** Words of the shop for its footer. ENT-50; '' where there are none. */
export interface LandingTexts {
  footer: string;
  newsletterTitle: string;
  newsletterText: string;
}
