import type { Language } from '../mapping/mapping';
import type { SourceRow } from '../source/source';

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
  /** false: not for sale, and not shown. */
  active: boolean;
  variationTitle: string;
  variations: Variation[];
  /** The options that the types of variations consist of, if there are several; each title once. */
  choiceOptions: { title: string; values: string[] }[];
  optionGroups: OptionGroup[];
  addOns: AddOn[];
}

export interface Variation {
  /** The values of its options, joined with '-'. */
  type: string;
  price: number;
  /** null: that of the item. */
  stock: number | null;
}

/** Options for the whole item, with what each costs more. */
export interface OptionGroup {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  options: AddOn[];
}

export interface AddOn {
  name: string;
  price: number;
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
  /** Rows of this record that are rejected alone: variations. */
  refusedRows: RowRemark[];
}

export interface RowRemark {
  row: SourceRow;
  remark: Remark;
}
