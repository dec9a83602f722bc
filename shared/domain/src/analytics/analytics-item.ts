import type { CartLine, Item, ModuleType, Vehicle } from '../entities';
import type { Minor } from '@shop/domain/core';

/** An item of an analytics event: data of the shop's catalogue, and nothing about the visitor. */
export interface AnalyticsItem {
  id: number;
  name: string;
  storeId: number;
  /** The module that sells it. */
  module: ModuleType;
  /** The item's own unit price, before options and discounts, in minor units. */
  price: Minor;
  quantity: number;
}

/** Converts an item; `quantity` in pieces. */
export const toAnalyticsItem = (
  { id, name, storeId, moduleType, price }: Pick<Item, 'id' | 'name' | 'storeId' | 'moduleType' | 'price'>,
  quantity = 1,
): AnalyticsItem => ({ id, name, storeId, module: moduleType, price, quantity });

/** Converts a vehicle, with the first rate that it is offered at. */
export const toVehicleAnalyticsItem = (
  { id, name, provider, rates }: Pick<Vehicle, 'id' | 'name' | 'provider' | 'rates'>,
  quantity = 1,
): AnalyticsItem => ({
  ...{ id, name, storeId: provider.id, module: 'rental', quantity },
  price: rates.hourly ?? rates.perDay ?? rates.perKm ?? 0,
});

/** Converts the lines of a cart. */
export const toAnalyticsItems = (lines: readonly Pick<CartLine, 'item' | 'quantity'>[]): AnalyticsItem[] =>
  lines.map(({ item, quantity }) => toAnalyticsItem(item, quantity));
