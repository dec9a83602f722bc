import { changeList, deleteList, resumeCart, savedLists, saveList } from '@shop/contract';
import { serve, type ServedRequest, type Server } from '../../serve';
import { getEntries } from '../cart/cart-store';
import { entryToWire } from '../cart/cart-wire';
import { getLists, type StoredList } from './list-store';
import * as lists from './saved-lists';
import type { View } from '../../shop/shop';

type Caller = Pick<ServedRequest<unknown>, 'owner' | 'view'>;

/** Lists of which no item exists any more are left out. */
const listToWire = ({ id, kind, name, entries }: StoredList, view: View) => {
  const [first] = entries;
  if (!first) return [];
  const { store_id: storeId, module_id: moduleId } = first.row;
  return [
    {
      id,
      kind,
      name,
      store: { id: storeId, name: view.text(first.row.store_name) },
      module_id: moduleId,
      lines: entries.map((entry) => entryToWire(entry, view)),
    },
  ];
};

/** Shopping lists and waiting carts.. */
export function savedListsRoutes(server: Server): void {
  const { shop } = server;

  const getAll = async ({ owner, view }: Caller) =>
    (await getLists(shop.database, owner(), view)).flatMap((list) => listToWire(list, view));

  serve(server, savedLists, getAll);

  serve(server, saveList, async (request) => {
    await lists.saveList(shop, request.owner(), request.body, request);
    return getAll(request);
  });

  serve(server, changeList, async (request) => {
    await lists.changeList(shop, request.owner(), request.body, request.view);
    return getAll(request);
  });

  serve(server, deleteList, async (request) => {
    await lists.deleteList(shop, request.owner(), request.query.list_id, request.view);
    return getAll(request);
  });

  serve(server, resumeCart, async (request) => {
    const { view } = request;
    await lists.resumeCart(shop, request.owner(), request.body.list_id, view);
    const entries = await getEntries(shop.database, request.owner(), request.moduleId, view);
    return entries.map((entry) => entryToWire(entry, view));
  });
}
