import { useShopConfig } from '@shop/api';
import type { Item } from '@shop/domain';
import { useNow } from '@shop/session';
import { Seo } from '@shop/ui';
import { getDescription } from './description';
import { toMajorUnits, getPriceRange } from './json-ld/product';
import { useJsonLd } from './use-json-ld';

/** Head of an item's page. */
export function ItemSeo({ item }: { item: Item }) {
  const config = useShopConfig();
  const now = useNow();
  const decimals = config?.currency.decimals;
  const price = getPriceRange({ ...item, variations: [] }, now, config?.timeZone ?? 'UTC').least;
  return (
    <Seo
      title={item.name}
      description={getDescription(item.description, item.name, item.storeName)}
      image={item.imageUrl}
      type="product"
      price={decimals !== undefined && price > 0 ? toMajorUnits(price, decimals) : null}
      jsonLd={useJsonLd((page, { toProduct, getItemBreadcrumbs }) => [
        toProduct(item, page, now),
        getItemBreadcrumbs(item, page),
      ])}
    />
  );
}
