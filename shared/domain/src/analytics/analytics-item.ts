import type { CartLine, Item } from '../entities';
import type { Minor } from '@shop/domain/core';

/** An item of an analytics event: data of the shop's catalogue, and nothing about the visitor. */
export interface AnalyticsItem {
  id: number;
  name: string;
  storeId: number;
  /** The item's own unit price, before options and discounts, in minor units. */
  price: Minor;
  quantity: number;
}

/** Converts an item; `quantity` in pieces. */
export const toAnalyticsItem = (
  { id, name, storeId, price }: Pick<Item, 'id' | 'name' | 'storeId' | 'price'>,
  quantity = 1,
): AnalyticsItem => ({ id, name, storeId, price, quantity });

/** Converts the lines of a cart. */
export const toAnalyticsItems = (lines: readonly Pick<CartLine, 'item' | 'quantity'>[]): AnalyticsItem[] =>
  lines.map(({ item, quantity }) => toAnalyticsItem(item, quantity));
