import type { Choice, ChosenAddOn, FoodVariationGroup, Item } from '../entities';
import { findVariation } from './item-price';

/** The choice with nothing selected. */
export const emptyChoice: Choice = { variation: null, options: [], addOns: [] };

type Chosen = Pick<Item, 'variations' | 'choiceOptions' | 'foodVariations'>;

/** The choice when an item opens: its first variation in stock, and nothing else. */
export function initialChoice(item: Pick<Item, 'variations'>): Choice {
  const first = item.variations.find(({ stock }) => stock !== 0) ?? item.variations[0];
  return { ...emptyChoice, variation: first?.type ?? null };
}

/**
 * The selected labels of a group after one was pressed. Single: it replaces the previous one, and pressing it again
 * deselects it (STATE-16). Multi: each label toggles on its own (STATE-17).
 */
export function toggleOption(
  group: Pick<FoodVariationGroup, 'type'>,
  chosen: readonly string[],
  label: string,
): string[] {
  if (chosen.includes(label)) return chosen.filter((other) => other !== label);
  return group.type === 'single' ? [label] : [...chosen, label];
}

export const getChosenLabels = (choice: Pick<Choice, 'options'>, group: string): string[] =>
  choice.options.find((entry) => entry.group === group)?.labels ?? [];

/** Toggles an option of a choice; a group without labels is removed. STATE-16, STATE-17. */
export function withOption(choice: Choice, group: FoodVariationGroup, label: string): Choice {
  const labels = toggleOption(group, getChosenLabels(choice, group.name), label);
  const others = choice.options.filter((entry) => entry.group !== group.name);
  return { ...choice, options: labels.length > 0 ? [...others, { group: group.name, labels }] : others };
}

/** Checking adds the add-on with quantity 1, unchecking removes it. STATE-18. */
export const toggleAddOn = (chosen: readonly ChosenAddOn[], id: number): ChosenAddOn[] =>
  chosen.some((addOn) => addOn.id === id)
    ? chosen.filter((addOn) => addOn.id !== id)
    : [...chosen, { id, quantity: 1 }];

/** Changes the quantity of a checked add-on; it stays at 1 or more, only unchecking removes it. STATE-18. */
export const setAddOnQuantity = (
  chosen: readonly ChosenAddOn[],
  id: number,
  quantity: number,
): ChosenAddOn[] =>
  chosen.map((addOn) => (addOn.id === id ? { id, quantity: Math.max(1, quantity) } : addOn));

/** `required`: 'Variation {name} can not remain without selection'; `between`: '… must be in between …'. */
export interface ChoiceProblem {
  key: 'required' | 'between';
  name: string;
  min: number;
  max: number;
}

/** The first problem that prevents a choice from being added; null: none. VALID-05, VALID-06. */
export function choiceProblem(item: Chosen, choice: Choice): ChoiceProblem | null {
  if (item.variations.length > 0 && !findVariation(item, choice.variation))
    return { key: 'required', name: item.choiceOptions[0]?.title ?? '', min: 1, max: 1 };
  for (const group of item.foodVariations) {
    const problem = groupProblem(group, new Set(getChosenLabels(choice, group.name)).size);
    if (problem) return problem;
  }
  return null;
}

function groupProblem(group: FoodVariationGroup, count: number): ChoiceProblem | null {
  const { name } = group;
  // In a group without a maximum, the number of options is the maximum.
  const [min, max] =
    group.type === 'single' ? [1, 1] : [group.min, group.max > 0 ? group.max : group.values.length];
  if (count === 0) return group.required ? { key: 'required', name, min, max } : null;
  return count < min || count > max ? { key: 'between', name, min, max } : null;
}

/** Whether every chosen option exists on the item; a server refuses unknown ones. D-16. */
export function isKnownChoice(item: Chosen & Pick<Item, 'addOns'>, choice: Choice): boolean {
  const knowsGroup = ({ group, labels }: Choice['options'][number]) => {
    const values = item.foodVariations.find(({ name }) => name === group)?.values ?? [];
    return labels.every((label) => values.some((value) => value.label === label));
  };
  return (
    (choice.variation === null || findVariation(item, choice.variation) !== null) &&
    choice.options.every(knowsGroup) &&
    choice.addOns.every((chosen) => item.addOns.some(({ id }) => id === chosen.id))
  );
}
