import type { Api } from '@shop/api';
import { CartKeeper } from './cart-keeper';
import type { Cache } from './keeper';

/** One for each application root, however many parts of this app show the cart. */
const keepers = new WeakMap<Api, CartKeeper>();

export function keeperOf(api: Api, cache: Cache): CartKeeper {
  const known = keepers.get(api);
  if (known) return known;
  const keeper = new CartKeeper(api, cache);
  keepers.set(api, keeper);
  return keeper;
}
