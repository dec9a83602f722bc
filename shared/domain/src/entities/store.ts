import type { Minor } from '@shop/domain/core';
import type { Discount } from './item';
import type { ModuleType, Position } from './shop';

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

/** Delivery charges: a store's own, or a zone's for a module. ENT-32, ENT-34. */
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

/** When a store is open. `isOpenNow`: the store's own flag; null: not sent. ENT-36. */
export interface StoreHours {
  active: boolean;
  scheduleOrder: boolean;
  isOpenNow?: boolean | null;
  openingHours: OpeningWindow[];
}

/** A category with items of a store. */
export interface StoreSection {
  id: number;
  name: string;
  itemCount: number;
}

export interface Store extends StoreHours {
  id: number;
  /** Whom customers write to; only a store's own page has it, and only where backends tell vendors from stores. D-28. */
  vendorId?: number;
  name: string;
  moduleId: number;
  moduleType: ModuleType;
  zoneId: number;
  position: Position;
  /** Untrusted plain text or HTML: never rendered without sanitising. */
  description: string;
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
  /** Packaging charge of an order; 0: none. */
  packagingCharge?: Minor;
  /** Whether the store adds cutlery where customers want it. X-22. */
  cutlery?: boolean;
  /** Minutes that the store needs from placing a scheduled order to its time; its delivery time may be longer. X-22. */
  scheduleLead?: number;
  /** How many days, with today, orders may be scheduled for; null: as the shop says. X-22. */
  scheduleDays?: number | null;
  /** Minutes: `25-35`. */
  deliveryTime: string | null;
  /** Metres from the visitor's location; null without one. */
  distance: number | null;
  categoryIds: number[];
  /** In the order of the shop's categories; null if the response has none (lists of stores). */
  sections: StoreSection[] | null;
}
