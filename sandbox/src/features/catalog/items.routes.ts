import {
  categoryItems,
  itemDetails,
  itemFacets,
  itemSearch,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
  storeItems,
} from '@shop/contract';
import { noSuchItem } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import { createSearchCounter } from '../search/search-counter';
import { createFacetReader } from './facet-reader';
import { categoryBranch } from './item-lists';
import { itemPages } from './item-page';
import { toPaging } from './paging';
import { isOffered } from './item-offered';
import { selectItem } from './item-row';
import {
  discountedItems,
  itemsNamed,
  getStoreItems,
  itemsWithin,
  mostReviewedItems,
  popularItems,
  recommendedItems,
} from './item-sources';
import { itemToWire } from './item-wire';
import { storeById } from './store-row';
import { storeOfItemToWire } from './store-wire';
import { storesNow } from './stores-now';

export function itemRoutes(server: Server): void {
  const { database } = server.shop;
  const pages = itemPages(database);

  serve(
    server,
    itemDetails,
    async ({ params, moduleId, view }) => {
      const row = await selectItem(database, params.id);
      if (!row || row.module_id !== moduleId || !isOffered(row, view)) throw noSuchItem();
      const store = await storeById(database, row.store_id);
      return {
        ...itemToWire(row, view),
        ...(store ? { store_details: storeOfItemToWire(store, view) } : {}),
      };
    },
    { also: ['/api/v1/items/details'] },
  );

  serve(server, itemsPopular, (request) => pages.respond(popularItems(request), request));
  serve(server, itemsRecommended, (request) => pages.respond(recommendedItems(request), request));
  serve(server, itemsMostReviewed, (request) => pages.respond(mostReviewedItems(request), request));
  serve(server, itemsDiscounted, async (request) => {
    const stores = await storesNow(database, request);
    return pages.respond(discountedItems(request, stores), request, stores);
  });

  serve(
    server,
    categoryItems,
    async (request) => {
      const branch = await categoryBranch(database, request.params.id);
      return pages.respond(itemsWithin(request, branch, request.query.store_id || null), request);
    },
    { demandsPage: true },
  );

  serve(server, storeItems, (request) => pages.respond(getStoreItems(request.query.store_id), request), {
    demandsPage: true,
  });

  const count = createSearchCounter(database);
  serve(server, itemSearch, async (request) => {
    const storeId = request.query.store_id || null;
    const found = await pages.search(
      (terms) => itemsNamed(request, terms, storeId),
      request.query.name,
      request,
    );
    if (storeId === null && toPaging(request.query).page === 1 && found.total > 0)
      count(found.terms, request);
    return found.wire;
  });

  serve(server, itemFacets, createFacetReader(database));
}
