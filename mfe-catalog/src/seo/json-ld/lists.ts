import { oneLine, type Category, type Item, type Store, type Vehicle } from '@shop/domain';
import { categoryPath, itemPath, providerPath, storePath, vehiclePath } from '../../page/addresses';
import type { Place, Thing } from './thing';

/** Something that a page leads to or lists. */
export interface Step {
  name: string;
  path: string;
}

function crumbs(way: readonly Step[], { origin, config }: Place): Thing {
  const start = { name: config.businessName, path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [start, ...way]
      .filter(({ name }) => name !== '')
      .map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: oneLine(name),
        item: `${origin}${path}`,
      })),
  };
}

/** The way to an item leads over its store. */
export const crumbsOfItem = ({ id, name, storeId, storeName }: Item, place: Place): Thing =>
  crumbs(
    [
      { name: storeName, path: `/store/${storeId}` },
      { name, path: itemPath(id) },
    ],
    place,
  );

export const crumbsOfStore = (store: Pick<Store, 'id' | 'name' | 'moduleType'>, place: Place): Thing =>
  crumbs([{ name: store.name, path: storePath(store) }], place);

/** The way to a vehicle leads over its provider. */
export const crumbsOfVehicle = ({ id, name, provider }: Vehicle, place: Place): Thing =>
  crumbs(
    [
      { name: provider.name, path: providerPath(provider.id) },
      { name, path: vehiclePath(id) },
    ],
    place,
  );

/** `path` leads from the top down to the page's own category. */
export const crumbsOfCategory = (path: readonly Category[], place: Place): Thing =>
  crumbs(
    path.map(({ id, name }) => ({ name, path: categoryPath(id) })),
    place,
  );

/** What a page lists; nothing where it lists nothing. */
export const listOf = (entries: readonly Step[], { origin }: Pick<Place, 'origin'>): Thing[] =>
  entries.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          numberOfItems: entries.length,
          itemListElement: entries.map(({ name, path }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: oneLine(name),
            url: `${origin}${path}`,
          })),
        },
      ];
