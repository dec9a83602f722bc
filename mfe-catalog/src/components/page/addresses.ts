import type { ModuleType, Topic } from '@shop/domain';

/** An id from an address: a whole number from 1, otherwise null. */
export function parseId(text: string | undefined | null): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** ROUTE-08. */
export const itemPath = (id: number) => `/product/${id}`;

/** The items of a category. */
export const categoryPath = (id: number) => `/category/${id}`;

/** The page of a vehicle. */
export const vehiclePath = (id: number) => `/rental/vehicle-details?id=${id}`;

/** The vehicles of a category. */
export const vehiclesPath = (categoryId: number | null) =>
  `/rental/vehicle-search?${categoryId === null ? 'all_category=1' : `categoryId=${categoryId}`}`;

/** ROUTE-07. */
export const providerPath = (id: number) => `/rental/provider-details?id=${id}`;

/** The page of a store; stores of a rental module are providers. ROUTE-03, ROUTE-07, GEN-04. */
export const storePath = ({ id, moduleType }: { id: number; moduleType: ModuleType }) =>
  moduleType === 'rental' ? providerPath(id) : `/store/${id}`;

/**
 * The full list of a brand or condition; its name is in the address, so that it shows before the list is loaded.
 * D-03.
 */
export function getTopicPath(type: 'brand' | 'condition', { id, name }: Pick<Topic, 'id' | 'name'>): string {
  return `/home?${new URLSearchParams({ data_type: type, id: String(id), name })}`;
}

/** The results of a search (D-03). */
export const getSearchAddress = (searchText: string) => `/home?search=${encodeURIComponent(searchText)}`;
