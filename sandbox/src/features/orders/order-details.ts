import type { Choice } from '@shop/domain';
import { languages, textIn, type Language, type Texts } from '../../http/language';
import type { ItemRow } from '../catalog/item-row';
import { choiceIn, type Choosable } from '../catalog/localised-choice';

const inEachLanguage = (text: (language: Language) => string): Texts =>
  Object.fromEntries(languages.map((language) => [language, text(language)]));

/** What was chosen, in words of every language: `Spice level: Mild`, `2 × Cheese`. */
export function detailsOf(row: Choosable & Pick<ItemRow, 'add_ons'>, chosen: Choice): Texts[] {
  const shown = (language: Language) => {
    const choice = choiceIn(row, chosen, language);
    const addOns = choice.addOns.map(({ id, quantity }) => {
      const addOn = row.add_ons.find((entry) => entry.id === id);
      return `${quantity} × ${textIn(addOn?.name, language)}`;
    });
    return [
      ...(choice.variation === null ? [] : [choice.variation]),
      ...choice.options.map(({ group, labels }) => `${group}: ${labels.join(', ')}`),
      ...addOns,
    ];
  };
  const byLanguage = new Map(languages.map((language) => [language, shown(language)]));
  const count = byLanguage.get('en')?.length ?? 0;
  return Array.from({ length: count }, (_, index) =>
    inEachLanguage((language) => byLanguage.get(language)?.[index] ?? ''),
  );
}
