import type { Language } from '../mapping/mapping';

type DraftTexts = Partial<Record<Language, string>>;

/** A record that may become an item: every value checked, money in minor units. */
export interface ItemDraft {
  /** Identifies the record among those of its store. */
  key: string;
  name: DraftTexts;
  description: DraftTexts;
  price: number;
  discount: { type: 'percent' | 'amount'; value: number } | null;
  /** From the outermost to the innermost; empty: none. */
  category: string[];
  /** null: stock is not counted. */
  stock: number | null;
  maxQuantity: number | null;
  unit: string;
  images: string[];
  icon: string | null;
  tags: string[];
  genericNames: string[];
  nutritions: string[];
  allergies: string[];
  veg: boolean | null;
  organic: boolean;
  halal: boolean;
  recommended: boolean;
  prescription: boolean;
  availableFrom: string | null;
  availableTo: string | null;
  variationTitle: string;
  variations: { type: string; price: number; stock: number | null }[];
}

/** The report's entry about one value. */
export interface Remark {
  field: string;
  reason: string;
  value?: unknown;
}

export interface DraftReading {
  draft: ItemDraft | null;
  /** Why the record is rejected; empty when it is imported. */
  problems: Remark[];
  /** What was changed or left out. */
  notes: Remark[];
}
