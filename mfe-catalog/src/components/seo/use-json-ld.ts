import { useShopConfig } from '@shop/api';
import type { SeoProps } from '@shop/ui';
import {
  getCategoryBreadcrumbs,
  getItemBreadcrumbs,
  getStoreBreadcrumbs,
  getVehicleBreadcrumbs,
  toItemList,
} from './json-ld/lists';
import { toProduct } from './json-ld/product';
import { toStore } from './json-ld/store';
import type { PageContext, Thing } from './json-ld/thing';

/** What structured data consists of. */
interface Builders {
  getCategoryBreadcrumbs: typeof getCategoryBreadcrumbs;
  getItemBreadcrumbs: typeof getItemBreadcrumbs;
  getStoreBreadcrumbs: typeof getStoreBreadcrumbs;
  getVehicleBreadcrumbs: typeof getVehicleBreadcrumbs;
  toItemList: typeof toItemList;
  toProduct: typeof toProduct;
  toStore: typeof toStore;
}

/**
 * A page's structured data; none until the shop's settings are loaded. Only servers write it: releases for browsers do not
 * contain its builders, which is why `make` gets them.
 */
export function useJsonLd(
  make: (page: PageContext, builders: Builders) => readonly Thing[],
): SeoProps['jsonLd'] {
  const config = useShopConfig();
  return typeof window === 'undefined'
    ? config &&
        ((page) =>
          make(
            { ...page, config },
            {
              getCategoryBreadcrumbs,
              getItemBreadcrumbs,
              getStoreBreadcrumbs,
              getVehicleBreadcrumbs,
              toItemList,
              toProduct,
              toStore,
            },
          ))
    : undefined;
}
