import { useShopConfig } from '@shop/api';
import type { SeoProps } from '@shop/ui';
import type { PageContext, Thing } from './json-ld/thing';

/** A page's structured data; none until the shop's settings are loaded. */
export function useJsonLd(make: (place: PageContext) => readonly Thing[]): SeoProps['jsonLd'] {
  const config = useShopConfig();
  return config && ((page) => make({ ...page, config }));
}
