import { ApiError, type Api } from '@shop/api';
import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import { isOtherStore, quantityLimit, type CartLine, type Choice } from '@shop/domain';
import type { Wanted } from './cart-wishes';
import { connected } from './connection';
import { Keeper, type Cache } from './keeper';
import { measureCart } from './measure-cart';
import { toAddBody, toUpdateBody } from './to-cart-body';

/** `other-store`: nothing was added, the customer is asked first (STATE-14). */
export type AddOutcome = 'added' | 'failed' | 'other-store';

const nameOf = (line: CartLine) => line.item.name;

/** All that changes the cart goes through here. What is not answered yet is laid over the cart by `withWishes`. X-05. */
export class CartKeeper extends Keeper<CartLine[], CartLine> {
  protected readonly nameOf = nameOf;

  constructor(api: Api, cache: Cache) {
    super(api, cache, cartList, 'shop-cart');
  }

  /** Brings a removed line back: before its removal is sent as if nothing had been, afterwards as an equal one, as many as there are. */
  async restore(line: CartLine): Promise<AddOutcome> {
    if (this.takeRemovalBack(line)) return 'added';
    const { max } = quantityLimit(line.item, line);
    const quantity = Math.max(1, Math.min(line.quantity, max ?? line.quantity));
    return this.add({ item: line.item, choice: line, quantity });
  }

  /** Adds, or raises the equal line (D-13). Whether stores would mix is asked of the server, not of the screen. */
  async add(wanted: Wanted): Promise<AddOutcome> {
    this.watch();
    const mayShow = !isOtherStore(this.cache.peek(cartList, {}) ?? [], wanted.item);
    const { signal } = this.owner;
    const takeBack = mayShow ? this.pending.add(wanted) : () => {};
    try {
      return await this.turns.take(() => this.sendAdd(wanted, signal));
    } finally {
      takeBack();
    }
  }

  /** STATE-15: the old cart goes, the wanted item comes. Where it cannot come, the old cart is put back. */
  async replace(wanted: Wanted): Promise<AddOutcome> {
    const before = this.cache.peek(cartList, {}) ?? [];
    if (!(await this.clear())) return 'failed';
    const outcome = await this.add(wanted);
    if (outcome !== 'added') await this.putBack(before);
    return outcome;
  }

  /** In place: a refused change leaves the line as it was. STATE-20. */
  async change(line: CartLine, choice: Choice, quantity: number): Promise<boolean> {
    this.watch();
    const { signal } = this.owner;
    const end = this.pending.change(line.id);
    this.queue.cancel(line.id);
    const body = toUpdateBody(line, choice, quantity, this.api.session.getState().decimals);
    const retry = () => void this.change(line, choice, quantity);
    const isDone = await this.turns.take(() =>
      this.attempt((by) => this.api.send(updateCart, { body }, { signal: by }), signal, retry),
    );
    this.pending.dropQuantity(line.id);
    end();
    return isDone;
  }

  /** CALL-16. */
  async clear(): Promise<boolean> {
    const lines = this.cache.peek(cartList, {}) ?? [];
    const isDone = await this.empty(clearCart);
    if (isDone) measureCart(this.api.bus, 'remove_from_cart', lines);
    return isDone;
  }

  /** Adds lines that were there before. */
  async putBack(lines: readonly CartLine[]): Promise<void> {
    for (const line of lines) await this.add({ item: line.item, choice: line, quantity: line.quantity });
  }

  protected async sendQuantity(line: CartLine, quantity: number, signal: AbortSignal): Promise<CartLine[]> {
    const { decimals } = this.api.session.getState();
    if (quantity > 0)
      return this.api.send(updateCart, { body: toUpdateBody(line, line, quantity, decimals) }, { signal });
    const left = await this.api.send(removeFromCart, { query: { cart_id: line.id } }, { signal });
    measureCart(this.api.bus, 'remove_from_cart', [line]);
    return left;
  }

  private async sendAdd(wanted: Wanted, signal: AbortSignal): Promise<AddOutcome> {
    const { api } = this;
    await connected(signal);
    await api.ensureGuest().catch(() => undefined);
    const body = toAddBody(wanted.item, wanted.choice, wanted.quantity, api.session.getState().decimals);
    try {
      if (await this.isMixing(wanted, signal)) return 'other-store';
      const lines = await api.send(addToCart, { body }, { signal });
      measureCart(api.bus, 'add_to_cart', [wanted]);
      if (!signal.aborted) await this.show(lines);
      return signal.aborted ? 'failed' : 'added';
    } catch (error) {
      if (error instanceof ApiError && error.has('other_store')) return 'other-store';
      await this.fail(error, signal, () => void this.add(wanted));
      return 'failed';
    }
  }

  /** Rests on a fresh read; where that fails the server decides, it holds the rule, too. */
  private async isMixing({ item }: Wanted, signal: AbortSignal): Promise<boolean> {
    try {
      return isOtherStore(await this.api.send(cartList, {}, { signal }), item);
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) return false;
      throw error;
    }
  }
}
