import type { Minor } from '@shop/domain/core';
import type { ModuleType } from './shop';
import type { StoreDiscount, StoreHours } from './store';

/** Percent (10 is 10 %) or an amount in minor units, per unit. */
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

/** An option whose values make up a variation's type: Size → Small, Large. */
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
  /** Untrusted plain text or HTML: never rendered without sanitising. */
  description: string;
  storeId: number;
  storeName: string;
  moduleId: number;
  moduleType: ModuleType;
  zoneId: number | null;
  unit: string | null;
  /** The item's own price before discounts. */
  price: Minor;
  discount: Discount | null;
  /** Percent of the store's discount while it is valid; 0 without one (D-14). */
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
  /** null: the veg label does not apply. */
  veg: boolean | null;
  halal: boolean;
  prescriptionRequired: boolean;
  /** true: the backend charges a line's add-ons once, independent of its quantity. */
  addOnsOncePerLine?: boolean;
  /** HH:mm:ss in the shop's time zone (D-12); null: always. */
  availableFrom: string | null;
  availableTo: string | null;
  scheduleOrder: boolean;
  /** Hours of its store; missing in lists of items. */
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
