import type { Favourite } from '@shop/domain';
import type { ReactNode } from 'react';
import { FavouriteRows } from './favourite-rows';
import { ItemRow } from './item-row';
import { ProviderRow, StoreRow } from './store-row';
import type { FavouriteTab, Found } from './use-favourites';
import { VehicleRow } from './vehicle-row';

interface PanelProps {
  found: Found;
  onRemove: (favourite: Favourite) => void;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** The rows of each tab. WISH-01. */
export const favouritePanels: Record<FavouriteTab, (props: PanelProps) => ReactNode> = {
  items: ({ found, ...rest }) => (
    <FavouriteRows kind="item" entries={found.items} {...rest}>
      {(item) => <ItemRow item={item} saved={found.savedItems?.[item.id]} />}
    </FavouriteRows>
  ),
  stores: ({ found, ...rest }) => (
    <FavouriteRows kind="store" entries={found.stores} {...rest}>
      {(store) => <StoreRow store={store} />}
    </FavouriteRows>
  ),
  vehicles: ({ found, ...rest }) => (
    <FavouriteRows kind="vehicle" entries={found.vehicles} {...rest}>
      {(vehicle) => <VehicleRow vehicle={vehicle} />}
    </FavouriteRows>
  ),
  providers: ({ found, ...rest }) => (
    <FavouriteRows kind="provider" entries={found.providers} {...rest}>
      {(provider) => <ProviderRow provider={provider} />}
    </FavouriteRows>
  ),
};
