import type { ModuleType } from '@shop/domain';

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
