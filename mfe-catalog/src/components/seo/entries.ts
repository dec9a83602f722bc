import type { Campaign, Category, Item, Store, Vehicle } from '@shop/domain';
import { categoryPath, itemPath, storePath, vehiclePath } from '../page/addresses';
import type { Step } from './json-ld/lists';

/** A listed entry with its picture. */
export interface Entry extends Step {
  picture: string | null;
}

export const itemEntry = ({ id, name, imageUrl }: Item): Entry => ({
  name,
  path: itemPath(id),
  picture: imageUrl,
});

export const storeEntry = (store: Store): Entry => ({
  name: store.name,
  path: storePath(store),
  picture: store.coverUrl ?? store.logoUrl,
});

export const vehicleEntry = ({ id, name, imageUrl }: Vehicle): Entry => ({
  name,
  path: vehiclePath(id),
  picture: imageUrl,
});

export const categoryEntry = ({ id, name, imageUrl }: Category): Entry => ({
  name,
  path: categoryPath(id),
  picture: imageUrl,
});

export const campaignEntry = ({ id, title, imageUrl }: Campaign): Entry => ({
  name: title,
  path: `/campaigns/${id}`,
  picture: imageUrl,
});
