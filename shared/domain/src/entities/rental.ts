import type { Minor } from '@shop/domain/core';
import type { Discount } from './item';
import type { PaymentMethod, PaymentState, SubmittedReview } from './order';
import type { NamedLocation, Position } from './shop';
import type { Store } from './store';

/** How a vehicle is charged: by the hour, by distance, or by the day. */
export const rentalTypes = ['hourly', 'distance_wise', 'day_wise'] as const;
export type RentalType = (typeof rentalTypes)[number];

export const vehicleFuels = ['petrol', 'diesel', 'hybrid', 'electric', 'none'] as const;
/** `none`: a bicycle. */
export type VehicleFuel = (typeof vehicleFuels)[number];

export const vehicleTransmissions = ['automatic', 'manual'] as const;
export type VehicleTransmission = (typeof vehicleTransmissions)[number];

/** Who drives: the customer, or a driver of the provider. */
export const tripDrivers = ['self', 'provider'] as const;
export type TripDriver = (typeof tripDrivers)[number];

export interface VehicleCategory {
  id: number;
  name: string;
  imageUrl: string | null;
  vehicleCount: number;
}

export interface VehicleBrand {
  id: number;
  name: string;
  imageUrl: string | null;
}

/** Rate of one vehicle for each rental type, before discount; null: not offered. */
export interface VehicleRates {
  hourly: Minor | null;
  perKm: Minor | null;
  perDay: Minor | null;
}

/** The provider of a vehicle, as shown on its card. */
export interface VehicleProvider {
  id: number;
  name: string;
  logoUrl: string | null;
  averageRating: number;
  ratingCount: number;
  /** Zones in which its vehicles may be picked up. ENT-23. */
  pickupZoneIds: number[];
}

/** GEN-04: a vehicle of a provider; several of a kind are one entry. */
export interface Vehicle {
  id: number;
  name: string;
  description: string;
  provider: VehicleProvider;
  category: { id: number; name: string };
  brand: { id: number; name: string };
  imageUrl: string | null;
  imageUrls: string[];
  seats: number;
  fuel: VehicleFuel;
  transmission: VehicleTransmission;
  airConditioned: boolean;
  /** Year of make; null: unknown. */
  year: number | null;
  rates: VehicleRates;
  /** Discount of this vehicle; the provider's own discount replaces it (D-14). */
  discount: Discount | null;
  averageRating: number;
  ratingCount: number;
  /** Number of vehicles of this kind. */
  quantity: number;
  /** How many of them are free at the requested time; null without a time. */
  available: number | null;
}

/** GEN-04: a store of a rental module. ENT-23. */
export interface Provider extends Store {
  pickupZoneIds: number[];
  vehicleCount: number;
  /** Price of a driver, for each vehicle and started day; null: the provider has no drivers. */
  driverPerDay: Minor | null;
}

/** Time, locations and rental type: the same for all vehicles of a cart or booking. */
export interface TripPlan {
  pickup: NamedLocation;
  /** Where the vehicle is returned, or where the trip leads; null: the pick-up location. */
  destination: NamedLocation | null;
  /** ISO 8601, UTC; before `returnAt`. */
  pickupAt: string;
  returnAt: string;
  rentalType: RentalType;
  /** Metres by road from pickup to destination; 0 unless `distance_wise`. */
  distance: number;
  driver: TripDriver;
}

export interface RentalLine {
  id: number;
  vehicle: Vehicle;
  quantity: number;
  /** The displayed rate per unit when it was added; null: unknown. */
  rateSeen: Minor | null;
}

/** ENT-23. Vehicles of one provider for one plan. */
export interface RentalCart {
  provider: Provider | null;
  plan: TripPlan | null;
  /** The backend's id of the plan, which changes must name. Null while there is none. */
  planId: number | null;
  lines: RentalLine[];
}

/** What signing in has left open of a guest's rental cart, until the customer has decided. D-17. */
export interface RentalCartMerge {
  /** The guest's vehicles, of another provider: the customer keeps either these or the account's. Null: nothing is open. */
  offered: RentalCart | null;
}

/** Each rounded once; subtotal − discount − coupon (+ tax unless included) + driverFee + service = total. */
export interface TripTotals {
  subtotal: Minor;
  discount: Minor;
  coupon: Minor;
  tax: Minor;
  taxIncluded: boolean;
  driverFee: Minor;
  /** What the shop charges for every trip. */
  service: Minor;
  total: Minor;
}

/** In the order of a trip's progress, then its other outcomes. */
export const tripStatuses = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export interface TripLine {
  id: number;
  vehicleId: number;
  name: string;
  imageUrl: string | null;
  quantity: number;
  /** Rate of one vehicle and one unit of the rental type (an hour, a kilometre, a day), before discount. */
  rate: Minor;
  /** Price of all vehicles of the line for the whole trip, before discount. */
  total: Minor;
  /** Discount of the line; 0 if a discount of the provider replaces it. */
  discount: Minor;
  /** Number plates, once the provider has assigned vehicles. */
  plates: string[];
  /** The customer's review; null: none yet. */
  review: SubmittedReview | null;
}

/** GEN-04: an order of a rental module. */
export interface Trip {
  id: number;
  status: TripStatus;
  provider: {
    id: number;
    /** As of an order's store. */
    vendorId?: number;
    name: string;
    phone: string;
    address: string;
    logoUrl: string | null;
    position: Position | null;
  };
  plan: TripPlan;
  contact: { name: string; phone: string; email: string };
  note: string;
  /** Empty in lists. */
  lines: TripLine[];
  vehicleCount: number;
  totals: TripTotals;
  couponCode: string;
  paymentMethod: PaymentMethod;
  /** Key of the gateway of a digital payment; null for other methods. */
  gateway: string | null;
  paymentState: PaymentState;
  /** Whether no payment method is known yet: it is paid at pick-up, unless the customer pays before. */
  isPaymentOpen: boolean;
  /** The part of the total that the wallet has paid. */
  walletPaid: Minor;
  /** Null until the provider has assigned one, and always if the customer drives. */
  chauffeur: { name: string; phone: string; imageUrl: string | null } | null;
  /** ISO 8601, UTC. */
  bookedAt: string;
  history: { status: TripStatus; at: string }[];
}

/** Favourite vehicles and providers of a customer, latest first. ENT-29, WISH-01. */
export interface RentalWishlist {
  vehicles: Vehicle[];
  providers: Provider[];
}

/** The ids of the rental wishlist. */
export interface RentalWishlistIds {
  vehicleIds: number[];
  providerIds: number[];
}
