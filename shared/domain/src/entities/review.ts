/** A customer's review of an item or store. */
export interface Review {
  id: number;
  /** 1 … 5 in steps of 0.5 (BIZ-14). */
  rating: number;
  comment: string;
  customerName: string;
  /** ISO instant. */
  writtenAt: string;
  /** The store's reply. */
  reply: string | null;
  /** The reviewed item; null if the context makes it clear. */
  item: { id: number; name: string; imageUrl: string | null } | null;
}

/** Summary of all ratings. `histogram[0]` counts those of one star, `histogram[4]` those of five. */
export interface RatingSummary {
  average: number;
  count: number;
  histogram: readonly [number, number, number, number, number];
}
