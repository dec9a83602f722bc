import type { Item } from './item';
import type { Store } from './store';

/** A promotion that stores take part in (D-08). Dates ISO, times HH:mm:ss, both of the shop's time zone. */
export interface Campaign {
  id: number;
  title: string;
  description: string;
  imageUrl: string | null;
  startsOn: string | null;
  endsOn: string | null;
  /** The hours of each of its days; null: all day. */
  startsAt: string | null;
  endsAt: string | null;
  storeCount: number;
  /** Those that take part; only one campaign's own answer has them. */
  stores: Store[];
}

/** Items that are cheaper for some hours. Their price stands in the items themselves, as everywhere (D-14). */
export interface FlashSale {
  id: number;
  title: string;
  /** ISO instant. */
  endsAt: string;
  entries: FlashSaleEntry[];
}

export interface FlashSaleEntry {
  item: Item;
  /** Pieces set aside for the sale, and how many of them are gone. */
  offered: number;
  sold: number;
}

/** What an item is sold under, or what it helps with: brands of e-commerce, common conditions of pharmacies. */
export interface Topic {
  id: number;
  name: string;
  imageUrl: string | null;
  itemCount: number;
}
