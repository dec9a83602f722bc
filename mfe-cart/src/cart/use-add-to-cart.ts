import { ApiError, type Api, useAction, useApi, useCache } from '@shop/api';
import { addToCart, cartList, clearCart, updateCart } from '@shop/contract';
import { isOtherStore, type CartLine, type Choice, type Item } from '@shop/domain';
import { useState } from 'react';
import { toAddBody, toUpdateBody } from './to-cart-body';

interface Wanted {
  item: Item;
  choice: Choice;
  quantity: number;
}

/** `other-store`: nothing was added, the customer is asked first (STATE-14). */
export type AddOutcome = 'added' | 'failed' | 'other-store';

/** Rests on a fresh read; where that fails the server decides, it holds the rule, too. */
async function isMixing(api: Api, item: Item): Promise<boolean> {
  try {
    return isOtherStore(await api.send(cartList, {}), item);
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/**
 * Adding, changing and replacing. The other-store question rests on a fresh read of the cart, never on what the screen
 * happens to show; the server refuses, too, when another tab was faster.
 */
export function useAddToCart() {
  const api = useApi();
  const cache = useCache();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const adding = useAction(addToCart, { onError: (error) => error.has('other_store') });
  const updating = useAction(updateCart);
  const clearing = useAction(clearCart);
  const show = (lines: CartLine[]) => cache.replace(cartList, {}, lines);

  const send = async ({ item, choice, quantity }: Wanted): Promise<AddOutcome> => {
    const lines = await adding.run({
      body: toAddBody(item, choice, quantity, api.session.getState().decimals),
    });
    if (!lines) return (await isMixing(api, item)) ? 'other-store' : 'failed';
    await show(lines);
    return 'added';
  };

  const add = async (wanted: Wanted): Promise<AddOutcome> => {
    await api.ensureGuest().catch(() => undefined);
    const outcome = (await isMixing(api, wanted.item)) ? 'other-store' : await send(wanted);
    if (outcome === 'other-store') setAsked(wanted);
    return outcome;
  };

  /** STATE-15: the old cart goes, the wanted item comes. */
  const replace = async (): Promise<AddOutcome> => {
    if (!asked || (await clearing.run({})) === undefined) return 'failed';
    setAsked(null);
    return send(asked);
  };

  const update = async (line: CartLine, choice: Choice, quantity: number): Promise<boolean> => {
    const lines = await updating.run({
      body: toUpdateBody(line, choice, quantity, api.session.getState().decimals),
    });
    if (lines) await show(lines);
    return lines !== undefined;
  };

  return {
    add,
    update,
    replace,
    keepCart: () => setAsked(null),
    isAskingOtherStore: asked !== null,
    busy: adding.busy || updating.busy || clearing.busy,
  };
}
