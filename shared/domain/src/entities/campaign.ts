import type { Item } from './item';
import type { Store } from './store';

/** A promotion in which stores participate (D-08). Dates ISO, times HH:mm:ss, in the shop's time zone. */
export interface Campaign {
  id: number;
  title: string;
  description: string;
  imageUrl: string | null;
  startsOn: string | null;
  endsOn: string | null;
  /** Daily hours; null: all day. */
  startsAt: string | null;
  endsAt: string | null;
  storeCount: number;
  /** The participating stores; filled only in the response for a single campaign. */
  stores: Store[];
}

/** Items that are cheaper for some hours. As always, the items contain their prices (D-14). */
export interface FlashSale {
  id: number;
  title: string;
  /** ISO instant. */
  endsAt: string;
  entries: FlashSaleEntry[];
}

export interface FlashSaleEntry {
  item: Item;
  /** Quantity set aside for the sale, and how much of it is sold. */
  offered: number;
  sold: number;
}

/** A grouping of items: brands in e-commerce, common conditions in pharmacies. */
export interface Topic {
  id: number;
  name: string;
  imageUrl: string | null;
  itemCount: number;
}
