import type { CartLine } from '@shop/domain';

/** What was chosen, in small print: variation, options, add-ons with their number. */
export function choiceWords({ item, variation, options, addOns }: CartLine): string[] {
  const words = variation ? [variation.replaceAll('-', ', ')] : [];
  for (const { labels } of options) words.push(...labels);
  for (const { id, quantity } of addOns) {
    const name = item.addOns.find((addOn) => addOn.id === id)?.name;
    if (name) words.push(quantity > 1 ? `${name} × ${quantity}` : name);
  }
  return words;
}
