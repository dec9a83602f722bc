import { useShopConfig } from '@shop/api';
import type { SeoProps } from '@shop/ui';
import type { PageContext, Thing } from './json-ld/thing';

/** What a page says to machines; nothing while the shop's settings are not known. */
export function useJsonLd(make: (place: PageContext) => readonly Thing[]): SeoProps['jsonLd'] {
  const config = useShopConfig();
  return config && ((page) => make({ ...page, config }));
}
