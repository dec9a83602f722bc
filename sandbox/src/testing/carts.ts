import { addToCart, cartList, type CartAddBody } from '@shop/contract';
import { newGuest } from './people';
import type { TestShop } from './test-shop';

export type Visitor = { guestId: string } | { token: string };

/** Adds lines to a visitor's cart; each must be accepted. */
export async function putIntoCart(shop: TestShop, visitor: Visitor, ...bodies: CartAddBody[]): Promise<void> {
  for (const body of bodies) expect((await shop.send(addToCart, { body }, visitor)).errors).toEqual([]);
}

/** A new guest with these lines in the cart. */
export async function newGuestWith(shop: TestShop, ...bodies: CartAddBody[]): Promise<{ guestId: string }> {
  const guest = await newGuest(shop);
  await putIntoCart(shop, guest, ...bodies);
  return guest;
}

/** Item and quantity of each line of a visitor's cart. */
export const readCart = async (
  shop: TestShop,
  visitor: Visitor,
): Promise<[itemId: number, quantity: number][]> =>
  (await shop.send(cartList, {}, visitor)).model.map(({ item, quantity }) => [item.id, quantity]);
