/** What a customer said of an item or store. */
export interface Review {
  id: number;
  /** 1 … 5 in steps of 0.5 (BIZ-14). */
  rating: number;
  comment: string;
  customerName: string;
  /** ISO instant. */
  writtenAt: string;
  /** The store's answer. */
  reply: string | null;
  /** Of which item it was said; null where that is plain. */
  item: { id: number; name: string; imageUrl: string | null } | null;
}

/** All ratings taken together. `histogram[0]` counts those of one star, `histogram[4]` those of five. */
export interface RatingSummary {
  average: number;
  count: number;
  histogram: readonly [number, number, number, number, number];
}
