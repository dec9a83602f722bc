import type { Database } from '../../database/database';
import type { SearchTerms } from '../../database/search';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';
import { categoryBranch, countItems, isOwnFlag, itemCounter, type ItemList } from './item-lists';
import { findItems, type ItemRow } from './item-row';
import { itemToWire } from './item-wire';
import { toNarrowing, type Narrowing, type NarrowingQuery } from './narrowing';
import { pageToWire, toPaging } from './paging';
import { searchForgivingly } from './forgiving-search';
import { storesNow, type StoresNow } from './stores-now';

/** A request for a list of items: visitor, filters, page. */
export type ItemListing = Pick<Scope, 'zoneIds' | 'moduleId'> & {
  view: View;
  query: NarrowingQuery & { limit?: number | undefined; offset?: number | undefined };
};

const needsStores = ({ minPrice, maxPrice, flags, sort }: Narrowing) =>
  minPrice !== null ||
  maxPrice !== null ||
  sort === 'price_asc' ||
  sort === 'price_desc' ||
  !flags.every(isOwnFlag);

/** Returns pages of item lists as wire data (D-03, BIZ-09). */
export function itemPages(database: Database) {
  const counter = itemCounter();

  const narrow = async (
    list: ItemList,
    listing: ItemListing,
    getStores: () => Promise<StoresNow>,
  ): Promise<ItemList> => {
    const narrowing = toNarrowing(listing.query, listing.view.decimals);
    const branch = narrowing.category === null ? null : await categoryBranch(database, narrowing.category);
    const isNeeded = list.putsOpenFirst(narrowing) || needsStores(narrowing);
    return list.narrow(narrowing, branch, isNeeded ? await getStores() : null);
  };

  /** Reads the state of the stores when it is needed first. */
  const storesOnce = (listing: ItemListing) => {
    let stores: Promise<StoresNow> | null = null;
    return () => (stores ??= storesNow(database, listing));
  };

  const page = async (list: ItemList, { query, view }: ItemListing) => {
    const paging = toPaging(query);
    const selection = list.ordered;
    let page: ItemRow[] | null = null;
    // Without an index, counting costs no more than reading the page.
    const countWithPage = async () => {
      const found = await findItems(database, { ...selection, counted: true }, paging);
      page = found.rows;
      return found.total ?? countItems(database, selection);
    };
    const total = await counter(
      selection,
      list.isSifted ? countWithPage : () => countItems(database, selection),
    );
    const isBeyond = (paging.page - 1) * paging.limit >= total;
    const rows = page ?? (isBeyond ? [] : (await findItems(database, selection, paging)).rows);
    const wires = rows.map((row) => itemToWire(row, view));
    return { total, wire: pageToWire('products', total, paging, wires) };
  };

  return {
    /** A page of a list. `stores`: if they are known already. */
    respond: async (list: ItemList, listing: ItemListing, stores: StoresNow | null = null) => {
      const getStores = stores ? () => Promise.resolve(stores) : storesOnce(listing);
      return (await page(await narrow(list, listing, getStores), listing)).wire;
    },

    /** The same for a search; without results, with similar words. */
    search: async (listFor: (terms: SearchTerms) => ItemList, text: string, listing: ItemListing) => {
      const getStores = storesOnce(listing);
      return searchForgivingly(database, text, listing, async (terms) =>
        page(await narrow(listFor(terms), listing, getStores), listing),
      );
    },
  };
}
