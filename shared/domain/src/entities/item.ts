import type { Minor } from '../money';
import type { ModuleType } from './shop';
import type { StoreDiscount, StoreHours } from './store';

/** Percent (10 is 10 %) or an amount in minor units, for each unit. */
export interface Discount {
  type: 'percent' | 'amount';
  value: number;
}

/** ENT-13. */
export interface AddOn {
  id: number;
  storeId: number;
  name: string;
  price: Minor;
}

/** A variation with its own price and stock; `type` is the choices joined with '-' (ENT-04, ENT-21). */
export interface Variation {
  type: string;
  price: Minor;
  /** null: not counted. */
  stock: number | null;
}

/** A question whose answers make up a variation's type: Size → Small, Large. */
export interface ChoiceOption {
  title: string;
  options: string[];
}

/** ENT-14, ENT-15. Option prices are added to the item's price (D-33). */
export interface FoodVariationGroup {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: FoodVariationOption[];
}

export interface FoodVariationOption {
  label: string;
  price: Minor;
}

/** ENT-01 … ENT-12. */
export interface Item {
  id: number;
  name: string;
  /** Plain text or HTML from outside: never put into the page unsanitised. */
  description: string;
  storeId: number;
  storeName: string;
  moduleId: number;
  moduleType: ModuleType;
  zoneId: number | null;
  unit: string | null;
  /** The item's own price before any discount. */
  price: Minor;
  discount: Discount | null;
  /** Percent of the store's discount while it is valid; 0 when there is none (D-14). */
  storeDiscountPercent: number;
  /** The store's discount with its conditions; left out where the response does not have it: lists of items do not. */
  storeDiscount?: StoreDiscount | null;
  /** null: not counted. */
  stock: number | null;
  maximumCartQuantity: number | null;
  variations: Variation[];
  choiceOptions: ChoiceOption[];
  foodVariations: FoodVariationGroup[];
  addOns: AddOn[];
  averageRating: number;
  ratingCount: number;
  wishlistCount: number;
  genericNames: string[];
  nutritions: string[];
  allergies: string[];
  tags: string[];
  categoryIds: number[];
  imageUrl: string | null;
  imageUrls: string[];
  organic: boolean;
  recommended: boolean;
  /** null: the mark does not apply. */
  veg: boolean | null;
  halal: boolean;
  prescriptionRequired: boolean;
  /** true: the backend charges a line's add-ons once, whatever its quantity. */
  addOnsOncePerLine?: boolean;
  /** HH:mm:ss in the shop's time zone (D-12); null: always. */
  availableFrom: string | null;
  availableTo: string | null;
  scheduleOrder: boolean;
  /** When its store sells; left out where the response does not have it: lists of items do not. */
  storeHours?: StoreHours;
  campaign: boolean;
  /** Last day of its campaign, ISO date of the shop's time zone. */
  campaignEndsOn: string | null;
  brandName: string | null;
}

export interface Category {
  id: number;
  name: string;
  /** null: not in the response. */
  moduleId?: number | null;
  parentId: number | null;
  imageUrl: string | null;
  children: Category[];
}
