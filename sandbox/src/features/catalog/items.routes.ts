import {
  categoryItems,
  itemDetails,
  itemSearch,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
  storeItems,
} from '@shop/contract';
import type { Database } from '../../database/database';
import { notFound } from '../../http/refusal';
import { serve, type Asked, type Server } from '../../serve';
import { categoryBranch, ItemList, itemCounter } from './item-lists';
import { itemsById, selectItems } from './item-row';
import { isOffered } from './item-offered';
import { itemToWire } from './item-wire';
import { pageToWire, pagingOf } from './paging';

type Listing = Pick<Asked<unknown>, 'view'> & {
  query: { limit?: number | undefined; offset?: number | undefined; type?: string | undefined };
};

/** Answers a page of a list as the wire shows it. */
function pageAnswerer(database: Database) {
  const count = itemCounter(database);
  return async (list: ItemList, { query, view }: Listing) => {
    const paging = pagingOf(query);
    list.ofType(query.type);
    const total = await count(list);
    const rows =
      (paging.page - 1) * paging.limit < total ? await selectItems(database, list.ordered, paging) : [];
    return pageToWire(
      'products',
      total,
      paging,
      rows.map((row) => itemToWire(row, view)),
    );
  };
}

export function itemRoutes(server: Server): void {
  const { database } = server.shop;
  const answer = pageAnswerer(database);

  serve(
    server,
    itemDetails,
    async ({ params, view }) => {
      const [row] = await itemsById(database, [params.id]);
      if (!row || !isOffered(row, view)) throw notFound();
      return itemToWire(row, view);
    },
    { also: ['/api/v1/items/details'] },
  );

  serve(server, itemsPopular, (asked) => answer(new ItemList().near(asked), asked));
  serve(server, itemsDiscounted, (asked) => answer(new ItemList().near(asked).with('discount > 0'), asked));
  serve(server, itemsMostReviewed, (asked) =>
    answer(new ItemList().near(asked).with('rating_count > 0').by('rating_count DESC'), asked),
  );
  serve(server, itemsRecommended, (asked) => answer(new ItemList().near(asked).with('recommended'), asked));

  const inCategory = async (list: ItemList, id: number) =>
    list.with('category_id = ANY(?::int[])', await categoryBranch(database, id));

  serve(server, categoryItems, async (asked) => {
    const list = new ItemList().nearOrAnywhere(asked);
    if (asked.query.store_id) list.with('store_id = ?', asked.query.store_id);
    return answer(await inCategory(list, asked.params.id), asked);
  });

  serve(server, storeItems, async (asked) => {
    const list = new ItemList().with('store_id = ?', asked.query.store_id).by('position');
    const { category_id: category } = asked.query;
    return answer(category === 0 ? list : await inCategory(list, category), asked);
  });

  serve(server, itemSearch, async (asked) => {
    const { name, store_id: store, category_id: category } = asked.query;
    const list = store ? new ItemList().with('store_id = ?', store) : new ItemList().near(asked);
    list.named(name);
    return answer(category ? await inCategory(list, category) : list, asked);
  });
}
