import { toPickedOptions, type Choice } from '@shop/domain';
import { languages, textIn, type Language, type Texts } from '../../http/language';
import type { ItemRow } from './item-row';

/** The parts of an item with names of choices. */
export type Choosable = Pick<ItemRow, 'variations' | 'choice_options' | 'food_variations'>;

const english = (texts: Texts) => textIn(texts, 'en');
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** A variation's type in a language: its translated options, joined by '-'. */
export function variationTypeIn(item: Choosable, type: string, language: Language): string {
  if (language === 'en') return type;
  const options = item.choice_options.map(({ title, options }) => ({
    title: english(title),
    options: options.map(english),
  }));
  const picked = toPickedOptions(options, type);
  if (picked.length === 0) return type;
  return item.choice_options
    .map(({ options: texts }, index) => {
      const text = texts.find((entry) => english(entry) === picked[index]);
      return text ? textIn(text, language) : picked[index];
    })
    .join('-');
}

/** The visitor's language first: a name with different meanings in two languages has the visitor's meaning. */
const orderFrom = (language: Language): Language[] => [
  language,
  ...languages.filter((other) => other !== language),
];

function named<Entry>(
  entries: readonly Entry[],
  getTexts: (entry: Entry) => Texts,
  sent: string,
  order: Language[],
) {
  for (const language of order) {
    const found = entries.find((entry) => textIn(getTexts(entry), language) === sent);
    if (found) return found;
  }
  return undefined;
}

/**
 * Translates a choice from any of the shop's languages to English; unknown names stay as they are and are refused
 * later.
 */
export function choiceFromAny(item: Choosable, sent: Choice, language: Language): Choice {
  const order = orderFrom(language);
  const type = sent.variation;
  const variation =
    type === null
      ? undefined
      : order
          .map((each) =>
            item.variations.find(
              (entry) => withoutSpaces(variationTypeIn(item, entry.type, each)) === withoutSpaces(type),
            ),
          )
          .find(Boolean);
  return {
    variation: variation?.type ?? type,
    options: sent.options.map(({ group, labels }) => {
      const known = named(item.food_variations, ({ name }) => name, group, order);
      if (!known) return { group, labels };
      const canonical = (label: string) => {
        const value = named(known.values, (entry) => entry.label, label, order);
        return value ? english(value.label) : label;
      };
      return { group: english(known.name), labels: labels.map(canonical) };
    }),
    addOns: sent.addOns,
    ...(sent.note === undefined ? {} : { note: sent.note }),
  };
}

/** Translates a stored (English) choice to a language. */
export function choiceIn(item: Choosable, choice: Choice, language: Language): Choice {
  return {
    variation: choice.variation === null ? null : variationTypeIn(item, choice.variation, language),
    options: choice.options.map(({ group, labels }) => {
      const known = item.food_variations.find(({ name }) => english(name) === group);
      const translated = (label: string) => {
        const value = known?.values.find((entry) => english(entry.label) === label);
        return value ? textIn(value.label, language) : label;
      };
      return { group: known ? textIn(known.name, language) : group, labels: labels.map(translated) };
    }),
    addOns: choice.addOns,
  };
}
