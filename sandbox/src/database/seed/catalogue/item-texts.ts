import type { Random } from '../random';
import { rowsOf, type Texts } from '../texts';
import { descriptions } from './descriptions';
import { moreDescriptions } from './descriptions-more';
import type { Product } from './product-table';
import { allergens, nutrients, remarks, tags, units } from './words';

const eachLanguage = (text: (language: keyof Texts) => string): Texts => ({
  en: text('en'),
  ur: text('ur'),
  ar: text('ar'),
});

const byCategory = (table: string) =>
  new Map(rowsOf(table).map(([key, en = '', ur = '', ar = '']) => [key, { en, ur, ar }]));
const known = byCategory(descriptions);
const further = byCategory(moreDescriptions);

/** Every third item has the short text alone, so that both lengths are to be seen. */
const isBrief = (product: Product) => product.name.en.length % 3 === 0;

/** What is said of its category, of the product and of the shop. */
export function descriptionOf(product: Product, store: Texts): Texts {
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

const entry = (words: Record<string, Texts>, key: string): Texts => {
  const found = words[key];
  if (!found) throw new Error(`Unknown word ${key}`);
  return found;
};

const filled = (text: Texts, figure: string): Texts =>
  eachLanguage((language) => text[language].replace('{n}', figure).trim());

export function unitOf(product: Product): Texts | Record<string, never> {
  const [, figure = '', word = ''] = /^([\d.]*)([a-z]+)$/.exec(product.unit ?? '') ?? [];
  return word ? filled(entry(units, word), figure) : {};
}

export const allergensOf = (product: Product): Texts[] =>
  product.allergens.map((word) => entry(allergens, word));

/** Food and groceries tell what is in them; the figures are plausible, not measured. */
export function nutritionOf(isFood: boolean, random: Random): Texts[] {
  if (!isFood) return [];
  const figures = {
    energy: random.whole(4, 68) * 10,
    protein: random.whole(1, 38),
    fat: random.whole(0, 30),
    sugar: random.whole(0, 26),
  };
  return Object.entries(figures).map(([word, figure]) => filled(entry(nutrients, word), String(figure)));
}

export function tagsOf(product: Product, category: Texts): Texts[] {
  const words = [
    product.organic && 'organic',
    product.veg && 'vegetarian',
    product.halal && 'halal',
    product.recommended && 'popular',
    product.discount !== null && 'offer',
  ].filter((word) => word !== false);
  const shelf = eachLanguage((language) => category[language].toLocaleLowerCase(language));
  return [shelf, ...words.map((word) => entry(tags, word))];
}
