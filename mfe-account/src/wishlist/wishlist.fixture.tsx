import {
  addToRentalWishlist,
  addToWishlist,
  removeFromRentalWishlist,
  removeFromWishlist,
  rentalWishlist,
  wishlist,
} from '@shop/contract';
import type { Item, Provider, Store, Vehicle } from '@shop/domain';
import type { FakeApi } from '@shop/testing';

interface Favourites {
  items?: readonly Item[];
  stores?: readonly Store[];
}

/** A backend with a customer's list, to which `others` can be added. */
export function fakeWishlist(api: FakeApi, own: Favourites, others: Favourites = {}): void {
  const list = { items: [...(own.items ?? [])], stores: [...(own.stores ?? [])] };
  const known = {
    items: [...list.items, ...(others.items ?? [])],
    stores: [...list.stores, ...(others.stores ?? [])],
  };
  // Both forms of the list have one endpoint.
  api.respond(wishlist, () => ({
    items: [...list.items],
    stores: [...list.stores],
    itemIds: list.items.map(({ id }) => id),
    storeIds: list.stores.map(({ id }) => id),
  }));
  api.respond(addToWishlist, ({ query }) => {
    list.items.push(...known.items.filter(({ id }) => id === query?.item_id));
    list.stores.push(...known.stores.filter(({ id }) => id === query?.store_id));
    return 'Added.';
  });
  api.respond(removeFromWishlist, ({ query }) => {
    list.items = list.items.filter(({ id }) => id !== query?.item_id);
    list.stores = list.stores.filter(({ id }) => id !== query?.store_id);
    return 'Removed.';
  });
}

interface RentalFavourites {
  vehicles?: readonly Vehicle[];
  providers?: readonly Provider[];
}

/** The same for rentals. */
export function fakeRentalWishlist(api: FakeApi, own: RentalFavourites, others: RentalFavourites = {}): void {
  let vehicles = [...(own.vehicles ?? [])];
  let providers = [...(own.providers ?? [])];
  api.respond(rentalWishlist, () => ({
    vehicles,
    providers,
    vehicleIds: vehicles.map(({ id }) => id),
    providerIds: providers.map(({ id }) => id),
  }));
  api.respond(addToRentalWishlist, ({ query }) => {
    vehicles = [...vehicles, ...(others.vehicles ?? []).filter(({ id }) => id === query?.vehicle_id)];
    providers = [...providers, ...(others.providers ?? []).filter(({ id }) => id === query?.provider_id)];
    return 'Added.';
  });
  api.respond(removeFromRentalWishlist, ({ query }) => {
    vehicles = vehicles.filter(({ id }) => id !== query?.vehicle_id);
    providers = providers.filter(({ id }) => id !== query?.provider_id);
    return 'Removed.';
  });
}
