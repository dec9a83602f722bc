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
import type { InCart } from '@shop/federation';

export interface Chosen {
  choice: Choice;
  quantity: number;
  /** The line of the cart for which the visitor has set the quantity. */
  lineId: number | null;
}

export interface ItemChoice {
  /** What the visitor has changed; null for nothing. */
  touched: Chosen | null;
  choice: Choice;
  /** What the visitor has set, else as many as are in the cart, else 1. */
  quantity: number;
  /** The line of the cart with this choice. */
  inCart: InCart | null;
  setInCart: (inCart: InCart | null) => void;
  /** Picks a variation by its type; the quantity is reset to 1 (STATE-12), or to what is in the cart. */
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
    return { choice: { variation, options, addOns, ...(note ? { note } : {}) }, quantity, lineId: null };
  }
  const first = initialChoice(item ?? { variations: [] });
  const choice = variationParam === null ? first : { ...first, variation: variationParam };
  return { choice, quantity: 1, lineId: null };
};

/**
 * The choice for an item: from an edited cart line, from the requested variation if the item has it, or the first
 * one. The item may load later or be refetched: only the visitor's own changes are stored here. `kept`: those that they
 * have made before.
 */
export function useItemChoice(
  item: Item | undefined,
  line: CartLine | null,
  variationParam: string | null = null,
  kept: Chosen | null = null,
): ItemChoice {
  const [touched, setTouched] = useState(kept);
  const [inCart, setInCart] = useState<InCart | null>(null);
  const lineId = inCart?.id ?? null;
  const chosen = touched ?? getInitialChoice(item, line, variationParam);
  const change = (update: (before: Chosen) => Partial<Chosen>) =>
    setTouched((last) => {
      const before = last ?? getInitialChoice(item, line, variationParam);
      return { ...before, ...update(before) };
    });
  return {
    touched,
    choice: chosen.choice,
    quantity: chosen.lineId === lineId ? chosen.quantity : (inCart?.quantity ?? 1),
    inCart,
    setInCart,
    pickVariation: (variation) =>
      change(({ choice }) => ({ choice: { ...choice, variation }, quantity: 1, lineId: null })),
    toggleOption: (group, label) => change(({ choice }) => ({ choice: withOption(choice, group, label) })),
    toggleAddOn: (id) =>
      change(({ choice }) => ({ choice: { ...choice, addOns: toggleAddOn(choice.addOns, id) } })),
    setAddOnQuantity: (id, quantity) =>
      change(({ choice }) => ({
        choice: { ...choice, addOns: setAddOnQuantity(choice.addOns, id, quantity) },
      })),
    setQuantity: (quantity) => change(() => ({ quantity, lineId })),
    setNote: (note) => change(({ choice }) => ({ choice: { ...choice, note } })),
  };
}

/** Tracks once that an item is viewed, on its page or in its dialog. */
export function useItemViewed(item: Item | undefined): void {
  useTrackView(item?.id ?? null, () => (item ? { name: 'view_item', item: toAnalyticsItem(item) } : null));
}
