import { ApiError, type Api } from '@shop/api';
import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import {
  type CartLine,
  type Choice,
  type IfSoldOut,
  isOtherStore,
  isSameDish,
  isSameLine,
  type Item,
  quantityLimit,
  type SavedList,
} from '@shop/domain';
import type { Wanted } from './apply-pending';
import { findClosedStore, type ClosedStore } from '../closed-store';
import { toItemOwner, toModuleScope, toStoreQuery, trackCart } from './cart-requests';
import { type Cache, type CartOwner, waitForConnection, LinesController } from './lines-controller';
import { toAddBody, toUpdateBody } from './to-cart-body';
import {
  forgetLineWords,
  getLineWords,
  joinNotes,
  keepsLineWords,
  saveLineWords,
  withoutWords,
} from '../line-words';

/**
 * - `other-store`: nothing was added, the customer is asked first (STATE-14)
 * - `closed`: nothing was added, its store sells nothing now and takes no orders for later (STATE-07)
 * - `other-add-ons`: nothing was added, the backend holds no second line of the dish, and the first has other add-ons
 */
export type AddOutcome = 'added' | 'failed' | 'other-store' | 'closed' | 'other-add-ons';

/** Refuses items of stores that take no orders now. */
interface ClosedCheck {
  /** Of the shop. */
  timeZone: string;
  onClosed: (store: ClosedStore) => void;
}

/** Pages that only add to the cart do not need it. */
const loadWaitingCarts = () => import(/* webpackChunkName: "waiting-carts" */ './waiting-carts');

/**
 * Every change of the cart goes through this class. `applyPending` applies to the cart what the server has not
 * confirmed yet. X-05.
 */
export class CartController extends LinesController<CartLine[], CartLine> {
  protected readonly getName = ({ item }: CartLine) => item.name;

  constructor(api: Api, cache: Cache) {
    super(api, cache, cartList, 'shop-cart');
  }

  /**
   * Restores a removed line. A removal that is not sent yet is cancelled; after that an equal line is added, with as
   * many as are left.
   */
  async restore(line: CartLine): Promise<AddOutcome> {
    if (this.takeRemovalBack(line)) return 'added';
    const { max } = quantityLimit(line.item, line);
    const quantity = Math.max(1, Math.min(line.quantity, max ?? line.quantity));
    return this.add({ item: line.item, choice: line, quantity, ifSoldOut: line.ifSoldOut });
  }

  /**
   * Adds a line, or raises the quantity of the equal one (D-13). A fresh read of the cart decides whether stores would
   * mix. With `check`, nothing is added from a store that takes no orders now; its callback gets that store. Without
   * it such a store is accepted, as when an earlier cart is restored.
   */
  async add(wanted: Wanted, check?: ClosedCheck): Promise<AddOutcome> {
    this.watch();
    const mayShow = !isOtherStore(this.cache.peek(cartList, {}) ?? [], wanted.item);
    const owner = toItemOwner(this.getOwner(), wanted.item);
    const takeBack = mayShow ? this.pending.add(wanted) : () => {};
    try {
      return await this.tasks.take(() => this.sendAdd(wanted, owner, check));
    } finally {
      takeBack();
    }
  }

  /**
   * STATE-15: clears the cart and adds the item. Where it cannot be added, the old cart is restored. With `keeps`, the
   * old cart waits instead of being lost.
   */
  async replace(wanted: Wanted, keeps = false): Promise<AddOutcome> {
    const before = this.cache.peek(cartList, {}) ?? [];
    if (!(await (keeps ? this.keepForLater() : this.clear()))) return 'failed';
    const outcome = await this.add(wanted);
    if (outcome !== 'added') await this.putBack(before);
    return outcome;
  }

  /**
   * Changes choice and quantity of a line. A refused change leaves the line as it was. STATE-20. `ifSoldOut` left out:
   * unchanged; null: as for the whole order.
   */
  async change(
    line: CartLine,
    choice: Choice,
    quantity: number,
    ifSoldOut?: IfSoldOut | null,
  ): Promise<boolean> {
    this.watch();
    const owner = this.getOwner();
    const end = this.pending.change(line.id);
    this.queue.cancel(line.id);
    const { decimals } = this.api.session.getState();
    const body = this.hasWords
      ? toUpdateBody(line, choice, quantity, decimals, ifSoldOut)
      : toUpdateBody(line, withoutWords(choice), quantity, decimals);
    const retry = () => void this.change(line, choice, quantity, ifSoldOut);
    const isDone = await this.tasks.take(() =>
      this.attempt(
        ({ signal }) => this.api.send(updateCart, { body }, { signal, ...toModuleScope(line.item) }),
        owner,
        { retry },
      ),
    );
    if (isDone) this.keepChangedWords(line, choice, ifSoldOut);
    this.pending.dropQuantity(line.id);
    end();
    return isDone;
  }

  async clear(): Promise<boolean> {
    const lines = this.cache.peek(cartList, {}) ?? [];
    const isDone = await this.empty(clearCart, toStoreQuery(lines[0]?.item.storeId));
    if (isDone) trackCart(this.api.bus, 'remove_from_cart', lines);
    if (isDone) forgetLineWords();
    return isDone;
  }

  /** Moves the cart to the ones that wait. X-25. */
  async keepForLater(): Promise<boolean> {
    const [first] = this.cache.peek(cartList, {}) ?? [];
    const scope = first ? toModuleScope(first.item) : {};
    return this.exchange(async ({ signal }) =>
      (await loadWaitingCarts()).keepCart(this.api, this.cache, { signal, ...scope }),
    );
  }

  /** Makes a waiting cart the cart; what was in the cart waits instead. The visitor is in its module. X-25. */
  async resume({ id, moduleId }: Pick<SavedList, 'id' | 'moduleId'>): Promise<boolean> {
    return this.exchange(async ({ signal }) => {
      const { resumeCart } = await loadWaitingCarts();
      return resumeCart(this.api, this.cache, id, { signal, moduleId });
    });
  }

  /** Adds lines of an earlier cart again. */
  async putBack(lines: readonly CartLine[]): Promise<void> {
    for (const line of lines) {
      const { item, quantity, ifSoldOut } = line;
      await this.add({ item, choice: line, quantity, ifSoldOut });
    }
  }

  /** The line of the same dish, whatever its add-ons, in the cart on screen. */
  findDish({ item, choice }: Pick<Wanted, 'item' | 'choice'>): CartLine | null {
    const lines = this.cache.peek(cartList, {}) ?? [];
    return lines.find((line) => isSameDish(line, item.id, choice)) ?? null;
  }

  protected async sendQuantity(line: CartLine, quantity: number, signal: AbortSignal): Promise<CartLine[]> {
    const { item, id } = line;
    const options = { signal, ...toModuleScope(item) };
    if (quantity > 0) {
      const choice = this.hasWords ? line : withoutWords(line);
      const body = toUpdateBody(line, choice, quantity, this.api.session.getState().decimals);
      return this.api.send(updateCart, { body }, options);
    }
    const query = { cart_id: id, ...toStoreQuery(item.storeId).query };
    const remaining = await this.api.send(removeFromCart, { query }, options);
    trackCart(this.api.bus, 'remove_from_cart', [line]);
    saveLineWords(item.id, line, null);
    return remaining;
  }

  private async sendAdd(wanted: Wanted, owner: CartOwner, check?: ClosedCheck): Promise<AddOutcome> {
    const { signal } = owner;
    const { api, cache } = this;
    await waitForConnection(signal);
    const { token, guestId } = api.session.getState();
    const isNewGuest = !token && !guestId;
    await api.ensureGuest().catch(() => undefined);
    try {
      // A new visitor has no cart yet.
      const [cart, closed] = await Promise.all([
        isNewGuest ? [] : this.readCart(wanted.item, signal),
        check ? findClosedStore(wanted.item, { api, cache, signal, timeZone: check.timeZone }) : null,
      ]);
      if (closed) {
        check?.onClosed(closed);
        return 'closed';
      }
      if (cart && isOtherStore(cart, wanted.item)) return 'other-store';
      const lines = await this.sendLine(cart ?? [], wanted, owner);
      if (lines === null) return 'other-add-ons';
      this.keepAddedWords(cart ?? [], wanted);
      trackCart(api.bus, 'add_to_cart', [wanted]);
      if (!signal.aborted) await this.show(lines, owner);
      return signal.aborted ? 'failed' : 'added';
    } catch (error) {
      if (error instanceof ApiError && error.has('other_store')) return 'other-store';
      await this.handleFailure(error, owner, () => void this.add(wanted, check));
      return 'failed';
    }
  }

  /**
   * Raises the quantity of the equal line, or adds a line. Null: the backend takes no second line of the dish, and the
   * existing one has other add-ons.
   */
  private async sendLine(
    cart: readonly CartLine[],
    full: Wanted,
    { signal, moduleId }: CartOwner,
  ): Promise<CartLine[] | null> {
    const wanted = this.hasWords
      ? full
      : { ...full, choice: withoutWords(full.choice), ifSoldOut: undefined };
    const { item, choice, quantity, ifSoldOut } = wanted;
    const raised = this.raise(cart, wanted, signal);
    if (raised) return raised;
    const body = {
      ...toAddBody(item, choice, quantity, this.api.session.getState().decimals),
      ...(ifSoldOut ? { if_sold_out: ifSoldOut } : {}),
    };
    try {
      return await this.api.send(addToCart, { body }, { signal, ...toModuleScope(item) });
    } catch (error) {
      if (!(error instanceof ApiError) || !error.has('cart_item')) throw error;
      const fresh = (await this.readCart(item, signal)) ?? [];
      const raisedNow = this.raise(fresh, wanted, signal);
      if (raisedNow) return raisedNow;
      if (!fresh.some((line) => isSameDish(line, item.id, choice))) throw error;
      if (!signal.aborted) await this.show(fresh, { moduleId });
      return null;
    }
  }

  /**
   * Backends refuse a second equal line (D-13), so the first gets the sum of both quantities. Null: there is no equal
   * line.
   */
  private raise(
    cart: readonly CartLine[],
    { item, choice, quantity }: Wanted,
    signal: AbortSignal,
  ): Promise<CartLine[]> | null {
    const equal = cart.find((line) => isSameLine(line, item.id, choice));
    if (!equal) return null;
    const { decimals } = this.api.session.getState();
    const body = toUpdateBody({ ...equal, item }, choice, equal.quantity + quantity, decimals);
    return this.api.send(updateCart, { body }, { signal, ...toModuleScope(item) });
  }

  /** Whether the backend keeps notes and the like; without it this browser does (decision 0041). */
  private get hasWords(): boolean {
    return keepsLineWords(this.api.session.getState());
  }

  /** Keeps the words of an added line; with what is in the cart of its dish already, it is one line there. */
  private keepAddedWords(cart: readonly CartLine[], { item, choice, quantity, ifSoldOut }: Wanted): void {
    if (this.hasWords) return;
    const known = getLineWords(item.id, choice);
    const there = cart.find((line) => isSameDish(line, item.id, choice))?.quantity ?? 0;
    const before = { note: there > 0 ? (known?.note ?? '') : '', quantity: there };
    const note = joinNotes(before, { note: choice.note ?? '', quantity });
    saveLineWords(item.id, choice, { note, ifSoldOut: ifSoldOut ?? known?.ifSoldOut ?? null });
  }

  /** Keeps the words of a changed line; what the change does not say stays. */
  private keepChangedWords({ item, ...line }: CartLine, choice: Choice, ifSoldOut?: IfSoldOut | null): void {
    if (this.hasWords) return;
    const known = getLineWords(item.id, line);
    saveLineWords(item.id, line, null);
    saveLineWords(item.id, choice, {
      note: choice.note ?? known?.note ?? '',
      ifSoldOut: ifSoldOut === undefined ? (known?.ifSoldOut ?? null) : ifSoldOut,
    });
  }

  /** A fresh read of the cart. Null where it fails: the server applies the same rules. */
  private async readCart(item: Item, signal: AbortSignal): Promise<CartLine[] | null> {
    const [first] = this.cache.peek(cartList, {}) ?? [];
    try {
      return await this.api.send(cartList, toStoreQuery(first?.item.storeId), {
        signal,
        ...toModuleScope(item),
      });
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) return null;
      throw error;
    }
  }
}
