import type { AddedToSharedCart, SavedList, SharedCart } from '@shop/domain';
import {
  id,
  list,
  moduleTypeFromWire,
  number,
  readable,
  type ReadContext,
  record,
  records,
  text,
} from '@shop/contract/core';
import { cartFromWire } from './cart';

/** A list without a readable id or store is left out. */
export function savedListsFromWire(wire: unknown, context: ReadContext): SavedList[] {
  return readable(records(wire, 'lists'), (entry): SavedList => {
    const store = record(entry.store, 'store of a list');
    return {
      id: id(entry.id, 'list'),
      kind: entry.kind === 'cart' ? 'cart' : 'list',
      name: text(entry.name),
      storeId: id(store.id, 'store of a list'),
      storeName: text(store.name),
      moduleId: number(entry.module_id),
      lines: cartFromWire(list(entry.lines), context),
    };
  });
}

/** */
export function sharedCartFromWire(wire: unknown, context: ReadContext): SharedCart {
  const response = record(wire, 'shared cart');
  const store = record(response.store, 'store of a shared cart');
  const moduleId = number(response.module_id);
  return {
    token: text(response.token),
    storeId: id(store.id, 'store of a shared cart'),
    storeName: text(store.name),
    moduleId,
    moduleType: moduleTypeFromWire(response.module_type ?? context.moduleTypes?.[moduleId]),
    lines: cartFromWire(list(response.lines), context),
  };
}

/** */
export const addedToSharedCartFromWire = (wire: unknown, context: ReadContext): AddedToSharedCart => ({
  ...sharedCartFromWire(wire, context),
  remaining: records(record(wire, 'shared cart').remaining).map(({ name, quantity }) => ({
    name: text(name),
    quantity: number(quantity),
  })),
});

/** The links of one's own carts. */
export const cartSharesFromWire = (wire: unknown): Pick<SharedCart, 'token' | 'storeId'>[] =>
  readable(records(wire, 'shares'), (share) => ({
    token: text(share.token),
    storeId: id(share.store_id, 'store of a shared cart'),
  }));
