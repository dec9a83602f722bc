import { tabStorage } from '../cart/tab-storage';

/** What is chosen for an order that is not placed yet. */
export const draftStorage = tabStorage('checkout-draft');

/** Under which key an order goes out, and what went out without an answer. */
export const orderKeyStorage = tabStorage('order-key');

/** Nothing of it is left for whoever uses this tab next (F-33). */
export function forgetOrdering(): void {
  draftStorage.write(null);
  orderKeyStorage.write(null);
}
