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
import { facetAnswers } from './facet-answers';
import { categoryBranch } from './item-lists';
import { itemPages } from './item-page';
import { isOffered } from './item-offered';
import { selectItem } from './item-row';
import {
  discountedItems,
  itemsNamed,
  itemsOfStore,
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

  serve(server, itemsPopular, (asked) => pages.answer(popularItems(asked), asked));
  serve(server, itemsRecommended, (asked) => pages.answer(recommendedItems(asked), asked));
  serve(server, itemsMostReviewed, (asked) => pages.answer(mostReviewedItems(asked), asked));
  serve(server, itemsDiscounted, async (asked) => {
    const stores = await storesNow(database, asked);
    return pages.answer(discountedItems(asked, stores), asked, stores);
  });

  serve(
    server,
    categoryItems,
    async (asked) => {
      const branch = await categoryBranch(database, asked.params.id);
      return pages.answer(itemsWithin(asked, branch, asked.query.store_id || null), asked);
    },
    { demandsPage: true },
  );

  serve(server, storeItems, (asked) => pages.answer(itemsOfStore(asked.query.store_id), asked), {
    demandsPage: true,
  });

  serve(server, itemSearch, (asked) => {
    const storeId = asked.query.store_id || null;
    return pages.search((terms) => itemsNamed(asked, terms, storeId), asked.query.name, asked);
  });

  serve(server, itemFacets, facetAnswers(database));
}
