import { variationOf, type Choice } from '@shop/domain';
import { textIn } from '../../http/language';
import type { AddOnRow } from '../catalog/item-row';
import type { Choosable } from '../catalog/localised-choice';

/**
 * What was chosen of an item as far as it can be chosen still: a variation, options and add-ons that are gone are left
 * out. Names in English, as they are kept.
 */
export const choiceLeft = (
  item: Choosable & { add_ons: readonly Pick<AddOnRow, 'id'>[] },
  { variation, options, addOns }: Choice,
): Choice => ({
  variation: variationOf(item, variation)?.type ?? null,
  options: options.flatMap(({ group, labels }) => {
    const known = item.food_variations.find(({ name }) => textIn(name, 'en') === group);
    const left = labels.filter((label) => known?.values.some((value) => textIn(value.label, 'en') === label));
    return left.length > 0 ? [{ group, labels: left }] : [];
  }),
  addOns: addOns.filter(({ id }) => item.add_ons.some((addOn) => addOn.id === id)),
});
