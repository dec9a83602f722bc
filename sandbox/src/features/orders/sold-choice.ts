import { findVariation, type Choice } from '@shop/domain';
import { languages, textIn, type Texts } from '../../http/language';
import type { FoodGroupRow, ItemRow, VariationRow } from '../catalog/item-row';
import { variationTypeIn, type Choosable } from '../catalog/localised-choice';

/** The ordered choice: names in every language, prices of one unit. */
export type SoldVariation = FoodGroupRow | (Omit<VariationRow, 'type'> & { type: Texts });

export interface SoldAddOn {
  id: number;
  name: Texts;
  price: number;
  /** For one unit of the line. */
  quantity: number;
}

const english = (texts: Texts) => textIn(texts, 'en');

function soldType(row: Choosable, type: string | null): SoldVariation[] {
  const known = findVariation(row, type);
  if (!known) return [];
  const texts = languages.map((language) => [language, variationTypeIn(row, known.type, language)]);
  return [{ ...known, type: Object.fromEntries(texts) as Texts }]; // a text for each language
}

/** The chosen variation and options. Names of the choice are English, as in carts. */
export const soldVariation = (row: Choosable, { variation, options }: Choice): SoldVariation[] => [
  ...soldType(row, variation),
  ...options.flatMap(({ group, labels }) => {
    const known = row.food_variations.find(({ name }) => english(name) === group);
    const values = known?.values.filter(({ label }) => labels.includes(english(label))) ?? [];
    return known && values.length > 0 ? [{ ...known, values }] : [];
  }),
];

export const soldAddOns = (row: Pick<ItemRow, 'add_ons'>, { addOns }: Choice): SoldAddOn[] =>
  addOns.flatMap(({ id, quantity }) => {
    const known = row.add_ons.find((addOn) => addOn.id === id);
    return known ? [{ id, name: known.name, price: known.price, quantity }] : [];
  });
