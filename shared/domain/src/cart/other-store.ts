import type { Item } from '../entities';

type Origin = Pick<Item, 'storeId' | 'moduleId'>;

/** Whether the cart contains items of another store of the same module: the customer is asked first. STATE-14. */
export const isOtherStore = (lines: readonly { item: Origin }[], item: Origin): boolean =>
  lines.some((line) => line.item.moduleId === item.moduleId && line.item.storeId !== item.storeId);
