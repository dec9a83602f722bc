import type { Choice, Item } from '@shop/domain';
import { createTabStore } from './tab-store';

/** One item that is bought without the cart (D-20). Only the choice is saved; its price is read again. */
export interface Purchase {
  itemId: number;
  campaign: boolean;
  choice: Choice;
  quantity: number;
}

const store = createTabStore('buy-now');

export const savePurchase = (item: Pick<Item, 'id' | 'campaign'>, choice: Choice, quantity: number) =>
  store.write({ itemId: item.id, campaign: item.campaign, choice, quantity });

export const forgetPurchase = () => store.write(null);

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { variation, options, addOns, note } = value as Record<string, unknown>;
  return (
    (note === undefined || typeof note === 'string') &&
    (variation === null || typeof variation === 'string') &&
    Array.isArray(options) &&
    Array.isArray(addOns)
  );
}

/** What this tab is about to buy; null for nothing, or for data that cannot be read (F-32). */
export function getSavedPurchase(): Purchase | null {
  const saved = store.read() as Partial<Purchase> | null; // checked field by field below
  if (!saved || !isWholeNumber(saved.itemId) || !isWholeNumber(saved.quantity) || !isChoice(saved.choice))
    return null;
  const { itemId, quantity, choice } = saved;
  return { itemId, quantity, choice, campaign: saved.campaign === true };
}
