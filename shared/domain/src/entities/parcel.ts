import type { Minor } from '@shop/domain/core';
import type { Address } from './customer';

/** Charges by distance, in minor units. */
export interface ParcelRates {
  perKm: Minor;
  /** The least that is charged. */
  minimum: Minor;
}

export const parcelSizes = ['small', 'medium', 'large'] as const;
export type ParcelSize = (typeof parcelSizes)[number];

/** A size in which a category is carried. */
export interface OfferedSize {
  size: ParcelSize;
  /** Kilograms. */
  heaviest: number;
  /** On top of the charge by distance. Minor units. */
  charge: Minor;
}

/** A kind of parcel, such as documents. X-31. */
export interface ParcelCategory {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  /** Null: the shop's rates apply. */
  rates: ParcelRates | null;
  /** Empty: the backend has no sizes. */
  sizes: OfferedSize[];
}

/** Who pays for a parcel; the receiver does in cash, when it arrives. */
export const parcelPayers = ['sender', 'receiver'] as const;
export type ParcelPayer = (typeof parcelPayers)[number];

/** What an order contains that is a parcel; the order's address is the receiver's. */
export interface PlacedParcel {
  moduleId: number | null;
  /** Null where the category no longer exists. */
  category: Pick<ParcelCategory, 'id' | 'name' | 'imageUrl'> | null;
  size: ParcelSize | null;
  payer: ParcelPayer;
  /** Where it is picked up, and from whom. */
  sender: Address;
  /** By road; 0 where it is unknown. */
  metres: number;
}
