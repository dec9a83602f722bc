import type { Api } from '@shop/api';
import { CartController } from './cart-controller';
import type { Cache } from './lines-controller';

/** One for each application root, however many parts of this app show the cart. */
const controllers = new WeakMap<Api, CartController>();

export function getController(api: Api, cache: Cache): CartController {
  const known = controllers.get(api);
  if (known) return known;
  const controller = new CartController(api, cache);
  controllers.set(api, controller);
  return controller;
}
