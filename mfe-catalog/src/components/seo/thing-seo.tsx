import { useShopConfig } from '@shop/api';
import { oneLine, plainLine, type Item, type Store, type Vehicle } from '@shop/domain';
import { Seo } from '@shop/ui';
import { useNow } from '../../clock/use-now';
import { toMajorUnits, getPriceRange } from './json-ld/product';
import { useJsonLd } from './use-json-ld';

/** The description, otherwise the name and what it belongs to. */
const getDescription = (description: string, ...parts: string[]) =>
  plainLine(description) || oneLine(parts.filter(Boolean).join(' · '));

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

/** Head of a store's or provider's page. */
export function StoreSeo({ store }: { store: Store }) {
  return (
    <Seo
      title={store.name}
      description={getDescription(store.description, store.name, store.address)}
      image={store.coverUrl ?? store.logoUrl}
      jsonLd={useJsonLd((page, { toStore, getStoreBreadcrumbs }) => [
        toStore(store, page),
        getStoreBreadcrumbs(store, page),
      ])}
    />
  );
}

/** Head of a vehicle's page. */
export function VehicleSeo({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Seo
      title={vehicle.name}
      description={getDescription(vehicle.description, vehicle.name, vehicle.provider.name)}
      image={vehicle.imageUrl}
      jsonLd={useJsonLd((page, { getVehicleBreadcrumbs }) => [getVehicleBreadcrumbs(vehicle, page)])}
    />
  );
}
