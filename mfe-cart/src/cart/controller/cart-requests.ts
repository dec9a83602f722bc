import { type CartLine, type Item, toAnalyticsItems } from '@shop/domain';
import type { Bus } from '@shop/events';
import type { CartOwner } from './lines-controller';

/** Tracks what the server has added to or removed from the cart. */
export function trackCart(
  bus: Bus,
  name: 'add_to_cart' | 'remove_from_cart',
  lines: readonly Pick<CartLine, 'item' | 'quantity'>[],
): void {
  if (lines.length > 0) bus.emit('analytics:measured', { name, items: toAnalyticsItems(lines) });
}

/** Requests for an item are sent in the item's module, whatever module the visitor is in. */
export const toModuleScope = ({ moduleId }: Pick<Item, 'moduleId'>) => (moduleId > 0 ? { moduleId } : {});

/**
 * The response is the cart of the item's module, also where the visitor has left it, as when they undo a removal.
 * Without a module there is one cart for all.
 */
export const toItemOwner = (owner: CartOwner, { moduleId }: Pick<Item, 'moduleId'>): CartOwner =>
  owner.moduleId === null || moduleId <= 0 ? owner : { ...owner, moduleId };

/** Newer copies of the backend demand the store in every call. */
export const toStoreQuery = (storeId: number | undefined) =>
  storeId ? { query: { store_id: storeId } } : {};
