import { toVariationText, type CartLine } from '@shop/domain';

/** The chosen variation, options and add-ons with their quantity, as texts. */
export function getChoiceTexts({ item, variation, options, addOns }: CartLine): string[] {
  const texts = variation ? [toVariationText(variation, item.choiceOptions)] : [];
  for (const { labels } of options) texts.push(...labels);
  for (const { id, quantity } of addOns) {
    const name = item.addOns.find((addOn) => addOn.id === id)?.name;
    if (name) texts.push(quantity > 1 ? `${name} × ${quantity}` : name);
  }
  return texts;
}
