import { useShopConfig } from '@shop/api';
import { oneLine, plainLine, type Item, type Store, type Vehicle } from '@shop/domain';
import { Seo } from '@shop/ui';
import { useNow } from '../../clock/use-now';
import { getItemBreadcrumbs, getStoreBreadcrumbs, getVehicleBreadcrumbs } from './json-ld/lists';
import { majorUnits, priceRange, toProduct } from './json-ld/product';
import { toStore } from './json-ld/store';
import { useJsonLd } from './use-json-ld';

/** The description, otherwise the name and what it belongs to. */
const described = (description: string, ...parts: string[]) =>
  plainLine(description) || oneLine(parts.filter(Boolean).join(' · '));

/** Head of an item's page. */
export function ItemSeo({ item }: { item: Item }) {
  const config = useShopConfig();
  const now = useNow();
  const decimals = config?.currency.decimals;
  const price = priceRange({ ...item, variations: [] }, now, config?.timeZone ?? 'UTC').least;
  return (
    <Seo
      title={item.name}
      description={described(item.description, item.name, item.storeName)}
      image={item.imageUrl}
      type="product"
      price={decimals !== undefined && price > 0 ? majorUnits(price, decimals) : null}
      jsonLd={useJsonLd((place) => [toProduct(item, place, now), getItemBreadcrumbs(item, place)])}
    />
  );
}

/** Head of a store's or provider's page. */
export function StoreSeo({ store }: { store: Store }) {
  return (
    <Seo
      title={store.name}
      description={described(store.description, store.name, store.address)}
      image={store.coverUrl ?? store.logoUrl}
      jsonLd={useJsonLd((place) => [toStore(store, place), getStoreBreadcrumbs(store, place)])}
    />
  );
}

/** Head of a vehicle's page. */
export function VehicleSeo({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Seo
      title={vehicle.name}
      description={described(vehicle.description, vehicle.name, vehicle.provider.name)}
      image={vehicle.imageUrl}
      jsonLd={useJsonLd((place) => [getVehicleBreadcrumbs(vehicle, place)])}
    />
  );
}
