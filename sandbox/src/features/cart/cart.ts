import type { CartAddBody, CartUpdateBody } from '@shop/contract';
import {
  isOtherStore,
  isSameLine,
  linePrice,
  sameChoice,
  toMinor,
  type CartLine,
  type StoreHours,
} from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { toItem } from '../catalog/item-entity';
import { itemsById } from '../catalog/item-row';
import { choiceFromAny } from '../catalog/localised-choice';
import { storeById, toStore } from '../catalog/store-row';
import { toChoice, toIfSoldOut, toStoredChoice } from './cart-choice';
import { checkLine, checkOffered, maxLines } from './cart-checks';
import { deleteLines, getEntries, insertLine, lockCart, replaceLine } from './cart-store';

/** The unit price that the customer saw: from the request, else the current one. D-16. */
function priceSeenBy(body: Pick<CartAddBody, 'price'>, line: CartLine, decimals: number): number | null {
  const seen = body.price ? toMinor(body.price, decimals) : linePrice(line);
  return Number.isSafeInteger(seen) ? seen : null;
}

/** The requested line with its item; its id is 0 until it is saved. */
export async function wantedLine(tx: Queries, body: CartAddBody, view: View) {
  const [row] = await itemsById(tx, [body.item_id]);
  if (!row) throw notFound();
  const item = toItem(row, view);
  const choice = choiceFromAny(row, toChoice(body), view.language);
  const ifSoldOut = toIfSoldOut(body.if_sold_out);
  const line: CartLine = {
    id: 0,
    item,
    quantity: body.quantity,
    priceSeen: null,
    ...choice,
    ...(ifSoldOut ? { ifSoldOut } : {}),
  };
  return { row, line: { ...line, priceSeen: priceSeenBy(body, line, view.decimals) } };
}

const toSavedLine = (line: CartLine) => ({
  itemId: line.item.id,
  choice: toStoredChoice(line),
  quantity: line.quantity,
  priceSeen: line.priceSeen,
  ifSoldOut: line.ifSoldOut ?? null,
});

/** The family identifies a line by item and variation; add-ons make no other line (D-13), a note does. */
const isKnown = (line: CartLine, other: CartLine): boolean =>
  isSameLine({ ...other, addOns: [] }, line.item.id, { ...line, addOns: [] });

async function storeHours(tx: Queries, storeId: number): Promise<StoreHours> {
  const row = await storeById(tx, storeId);
  if (!row) throw notFound();
  return toStore(row);
}

/** Adds a line. Refuses an equal one, which must be updated instead (D-13), and another store's item (STATE-14). */
export function addLine(shop: Shop, owner: Owner, body: CartAddBody, view: View): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    const { row, line } = await wantedLine(tx, body, view);
    const lines = (await getEntries(tx, owner, null, view)).map((entry) => entry.line);
    checkOffered(line.item, row, await storeHours(tx, row.store_id), view);
    if (isOtherStore(lines, line.item)) throw conflict('other_store', 'otherStore');
    if (lines.some((other) => isKnown(line, other))) throw invalid('cart_item', 'inCartAlready');
    checkLine(line, row, lines, view);
    if (lines.length >= maxLines) throw conflict('cart_full', 'cartFull');
    await insertLine(tx, cartId, toSavedLine(line));
  });
}

/** What a change does not say stays as it was: clients from before know neither note nor `if_sold_out`. X-21. */
const withKnown = (body: CartUpdateBody, known: CartLine): CartUpdateBody => ({
  ...body,
  note: body.note ?? known.note,
  if_sold_out: body.if_sold_out ?? known.ifSoldOut,
});

/** Sets choice and quantity of a line. When it becomes equal to another, the two become one (D-13). */
export function changeLine(shop: Shop, owner: Owner, body: CartUpdateBody, view: View): Promise<void> {
  return shop.database.transaction(async (tx) => {
    await lockCart(tx, owner);
    const lines = (await getEntries(tx, owner, null, view)).map((entry) => entry.line);
    const known = lines.find(({ id }) => id === body.cart_id);
    if (!known) throw notFound();
    if (known.item.id !== body.item_id) throw invalid('item_id', 'invalid', { field: 'item_id' });
    const { row, line } = await wantedLine(tx, withKnown(body, known), view);
    const twin = lines.find((other) => other !== known && isSameLine(other, line.item.id, line));
    const wanted = { ...line, quantity: line.quantity + (twin?.quantity ?? 0) };
    const rest = lines.filter((other) => other !== known && other !== twin);
    // Lowering is always allowed, also where the quantity is still too high, and so is another note.
    const isSameGoods = sameChoice({ ...wanted, note: '' }, { ...known, note: '' });
    if (wanted.quantity > known.quantity || !isSameGoods) checkLine(wanted, row, rest, view);
    if (twin) await deleteLines(tx, [twin.id]);
    await replaceLine(tx, known.id, toSavedLine(wanted));
  });
}

/** Removes a line of the owner; 404 when there is none. */
export function removeLine(shop: Shop, owner: Owner, lineId: number): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    const removed = await tx.query('DELETE FROM cart_lines WHERE id = $1 AND cart_id = $2 RETURNING id', [
      lineId,
      cartId,
    ]);
    if (removed.length === 0) throw notFound();
  });
}

/** Empties the cart: the lines of a module, or all. */
export function clearLines(shop: Shop, owner: Owner, moduleId: number | null): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    await tx.query(
      `DELETE FROM cart_lines USING items
       WHERE cart_id = $1 AND items.id = item_id AND ($2::int IS NULL OR items.module_id = $2)`,
      [cartId, moduleId],
    );
  });
}
