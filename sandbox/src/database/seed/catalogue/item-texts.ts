import type { Random } from '../random';
import { toRows, type Texts } from '../texts';
import { descriptions } from './descriptions';
import { moreDescriptions } from './descriptions-more';
import type { Product } from './product-table';
import { allergens, nutrients, remarks, tags, units } from './dictionaries';

const eachLanguage = (text: (language: keyof Texts) => string): Texts => ({
  en: text('en'),
  ur: text('ur'),
  ar: text('ar'),
});

const byCategory = (table: string) =>
  new Map(toRows(table).map(([key, en = '', ur = '', ar = '']) => [key, { en, ur, ar }]));
const known = byCategory(descriptions);
const further = byCategory(moreDescriptions);

/** Every third item has only the short text, so that the demo data has both lengths. */
const isBrief = (product: Product) => product.name.en.length % 3 === 0;

/** Sentences about the category, the product and the store. */
export function createDescription(product: Product, store: Texts): Texts {
  const base = known.get(product.category);
  if (!base) throw new Error(`No description for ${product.category}`);
  return eachLanguage((language) =>
    [
      base[language],
      isBrief(product) ? '' : (further.get(product.category)?.[language] ?? ''),
      product.recommended ? remarks.recommended[language] : '',
      product.organic ? remarks.organic[language] : '',
      remarks.from[language].replace('{store}', store[language]),
    ]
      .filter(Boolean)
      .join(' '),
  );
}

const entry = (tagTexts: Record<string, Texts>, key: string): Texts => {
  const found = tagTexts[key];
  if (!found) throw new Error(`Unknown word ${key}`);
  return found;
};

const fillIn = (text: Texts, amount: string): Texts =>
  eachLanguage((language) => text[language].replace('{n}', amount).trim());

export function createUnit(product: Product): Texts | Record<string, never> {
  const [, amount = '', word = ''] = /^([\d.]*)([a-z]+)$/.exec(product.unit ?? '') ?? [];
  return word ? fillIn(entry(units, word), amount) : {};
}

export const createAllergens = (product: Product): Texts[] =>
  product.allergens.map((word) => entry(allergens, word));

/** Nutrition of food and groceries; the numbers are plausible, not measured. */
export function createNutrition(isFood: boolean, random: Random): Texts[] {
  if (!isFood) return [];
  const amounts = {
    energy: random.whole(4, 68) * 10,
    protein: random.whole(1, 38),
    fat: random.whole(0, 30),
    sugar: random.whole(0, 26),
  };
  return Object.entries(amounts).map(([word, amount]) => fillIn(entry(nutrients, word), String(amount)));
}

export function createTags(product: Product, category: Texts): Texts[] {
  const tagTexts = [
    product.organic && 'organic',
    product.veg && 'vegetarian',
    product.halal && 'halal',
    product.recommended && 'popular',
    product.discount !== null && 'offer',
  ].filter((word) => word !== false);
  const shelf = eachLanguage((language) => category[language].toLocaleLowerCase(language));
  return [shelf, ...tagTexts.map((word) => entry(tags, word))];
}
