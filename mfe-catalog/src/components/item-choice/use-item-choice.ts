import {
  initialChoice,
  setAddOnQuantity,
  toggleAddOn,
  withOption,
  type CartLine,
  type Choice,
  type FoodVariationGroup,
  type Item,
  toAnalyticsItem,
} from '@shop/domain';
import { useState } from 'react';
import { useTrackView } from '@shop/events';

interface Chosen {
  choice: Choice;
  quantity: number;
}

export interface ItemChoice extends Chosen {
  /** Picks a variation by its type; the quantity is reset to 1 (STATE-12). */
  pickVariation: (type: string) => void;
  toggleOption: (group: FoodVariationGroup, label: string) => void;
  toggleAddOn: (id: number) => void;
  setAddOnQuantity: (id: number, quantity: number) => void;
  setQuantity: (quantity: number) => void;
  setNote: (note: string) => void;
}

const getInitialChoice = (
  item: Item | undefined,
  line: CartLine | null,
  variationParam: string | null,
): Chosen => {
  if (line) {
    const { variation, options, addOns, note, quantity } = line;
    return { choice: { variation, options, addOns, ...(note ? { note } : {}) }, quantity };
  }
  const first = initialChoice(item ?? { variations: [] });
  return { choice: variationParam === null ? first : { ...first, variation: variationParam }, quantity: 1 };
};

/**
 * The choice for an item: from an edited cart line, from the requested variation if the item has it, or the first
 * one. The item may load later or be refetched: only the visitor's own changes are stored here.
 */
export function useItemChoice(
  item: Item | undefined,
  line: CartLine | null,
  variationParam: string | null = null,
): ItemChoice {
  const [touched, setTouched] = useState<Chosen | null>(null);
  const chosen = touched ?? getInitialChoice(item, line, variationParam);
  const change = (update: (before: Chosen) => Partial<Chosen>) =>
    setTouched((last) => {
      const before = last ?? getInitialChoice(item, line, variationParam);
      return { ...before, ...update(before) };
    });
  return {
    ...chosen,
    pickVariation: (variation) => change(({ choice }) => ({ choice: { ...choice, variation }, quantity: 1 })),
    toggleOption: (group, label) => change(({ choice }) => ({ choice: withOption(choice, group, label) })),
    toggleAddOn: (id) =>
      change(({ choice }) => ({ choice: { ...choice, addOns: toggleAddOn(choice.addOns, id) } })),
    setAddOnQuantity: (id, quantity) =>
      change(({ choice }) => ({
        choice: { ...choice, addOns: setAddOnQuantity(choice.addOns, id, quantity) },
      })),
    setQuantity: (quantity) => change(() => ({ quantity })),
    setNote: (note) => change(({ choice }) => ({ choice: { ...choice, note } })),
  };
}

/** Tracks once that an item is viewed, on its page or in its dialog. */
export function useItemViewed(item: Item | undefined): void {
  useTrackView(item?.id ?? null, () => (item ? { name: 'view_item', item: toAnalyticsItem(item) } : null));
}
