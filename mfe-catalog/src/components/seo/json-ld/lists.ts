import { oneLine, type Category, type Item, type Store, type Vehicle } from '@shop/domain';
import { categoryPath, itemPath, providerPath, storePath, vehiclePath } from '../../page/addresses';
import type { PageContext, Thing } from './thing';

/** A step of a breadcrumb or an entry of a list. */
export interface Step {
  name: string;
  path: string;
}

function crumbs(steps: readonly Step[], { origin, config }: PageContext): Thing {
  const start = { name: config.businessName, path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [start, ...steps]
      .filter(({ name }) => name !== '')
      .map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: oneLine(name),
        item: `${origin}${path}`,
      })),
  };
}

/** The breadcrumb of an item contains its store. */
export const getItemBreadcrumbs = ({ id, name, storeId, storeName }: Item, context: PageContext): Thing =>
  crumbs(
    [
      { name: storeName, path: `/store/${storeId}` },
      { name, path: itemPath(id) },
    ],
    context,
  );

export const getStoreBreadcrumbs = (
  store: Pick<Store, 'id' | 'name' | 'moduleType'>,
  context: PageContext,
): Thing => crumbs([{ name: store.name, path: storePath(store) }], context);

/** The breadcrumb of a vehicle contains its provider. */
export const getVehicleBreadcrumbs = ({ id, name, provider }: Vehicle, context: PageContext): Thing =>
  crumbs(
    [
      { name: provider.name, path: providerPath(provider.id) },
      { name, path: vehiclePath(id) },
    ],
    context,
  );

/** `path` leads from the root to the page's own category. */
export const getCategoryBreadcrumbs = (path: readonly Category[], context: PageContext): Thing =>
  crumbs(
    path.map(({ id, name }) => ({ name, path: categoryPath(id) })),
    context,
  );

/** A page's list; null when it is empty. */
export const toItemList = (entries: readonly Step[], { origin }: Pick<PageContext, 'origin'>): Thing[] =>
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
