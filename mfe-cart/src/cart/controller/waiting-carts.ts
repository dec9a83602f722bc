import type { Api } from '@shop/api';
import { resumeCart as resume, savedLists, saveList } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import type { Cache } from './lines-controller';

type Options = Parameters<Api['send']>[2];

/** Moves the cart of the module to the ones that wait; returns what is left of it. X-25. */
export async function keepCart(api: Api, cache: Cache, options: Options): Promise<CartLine[]> {
  const lists = await api.send(saveList, { body: { kind: 'cart' } }, options);
  await cache.replace(savedLists, {}, lists);
  return [];
}

/** Makes a waiting cart the cart of its module; what was there waits instead. Returns the cart. X-25. */
export async function resumeCart(
  api: Api,
  cache: Cache,
  listId: number,
  options: Options,
): Promise<CartLine[]> {
  const cart = await api.send(resume, { body: { list_id: listId } }, options);
  await cache.refresh(savedLists);
  return cart;
}
