import { ApiError, reportError, type Api, type useCache } from '@shop/api';
import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import { isOtherStore, quantityLimit, type CartLine, type Choice } from '@shop/domain';
import { createCartTabs } from './cart-tabs';
import type { Wanted } from './cart-wishes';
import { connected } from './connection';
import { createTurns, createWishQueue } from './line-queue';
import { createPendingStore } from './pending-store';
import { toAddBody, toUpdateBody } from './to-cart-body';

/** `other-store`: nothing was added, the customer is asked first (STATE-14). */
export type AddOutcome = 'added' | 'failed' | 'other-store';

interface LineWish {
  line: CartLine;
  /** 0 removes the line. */
  quantity: number;
  signal: AbortSignal;
}

export type Cache = ReturnType<typeof useCache>;
type Send = (signal: AbortSignal) => Promise<CartLine[]>;

/** Milliseconds from the first press to the one call that carries the last quantity. */
const pause = 250;

/**
 * All that changes the cart goes through here, one call after the other; each answer is the whole cart, so the last one
 * is always the newest. What is not answered yet is kept apart and laid over the cart (`withWishes`). X-05.
 */
export class CartKeeper {
  readonly pending = createPendingStore();
  readonly tabs = createCartTabs();
  private readonly turns = createTurns();
  private readonly queue = createWishQueue<LineWish>((wish) => this.sendWish(wish), pause, this.turns);
  private owner = new AbortController();
  private refusals = 0;
  private isWatching = false;
  private interrupted: (() => void)[] = [];

  constructor(
    private readonly api: Api,
    private readonly cache: Cache,
  ) {}

  /** At once on screen, then one trailing call for the line. 0 removes it. CART-01. */
  setQuantity(line: CartLine, quantity: number): void {
    this.watch();
    this.pending.setQuantity(line.id, quantity);
    this.queue.push(line.id, { line, quantity, signal: this.owner.signal });
  }

  /** Brings a removed line back: before its removal is sent as if nothing had been, afterwards as an equal one, as many as there are. */
  async restore(line: CartLine): Promise<AddOutcome> {
    if (this.pending.snapshot().quantities.get(line.id) === 0 && this.queue.cancel(line.id)) {
      this.pending.dropQuantity(line.id);
      return 'added';
    }
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
  clear(): Promise<boolean> {
    this.watch();
    const { signal } = this.owner;
    this.queue.cancelAll();
    return this.turns.take(async () => {
      const isDone = await this.attempt((by) => this.api.send(clearCart, {}, { signal: by }), signal);
      this.pending.clear();
      return isDone;
    });
  }

  /** Adds lines that were there before. */
  async putBack(lines: readonly CartLine[]): Promise<void> {
    for (const line of lines) await this.add({ item: line.item, choice: line, quantity: line.quantity });
  }

  /** Resolves once the server has answered everything so far: whether it has accepted all of it. */
  async settled(): Promise<boolean> {
    const before = this.refusals;
    await this.queue.settled();
    await this.turns.settled();
    return this.refusals === before;
  }

  isBusy = (): boolean => this.queue.isBusy() || this.turns.isBusy();

  /** The server's cart, here and for the other tabs. */
  async show(lines: CartLine[]): Promise<void> {
    // Where nobody shows it, the page is gone.
    if (this.pending.isHeard()) await this.cache.replace(cartList, {}, lines);
    this.tabs.tell();
  }

  private async sendWish({ line, quantity, signal }: LineWish): Promise<void> {
    const { decimals } = this.api.session.getState();
    const send: Send = (by) =>
      quantity === 0
        ? this.api.send(removeFromCart, { query: { cart_id: line.id } }, { signal: by })
        : this.api.send(updateCart, { body: toUpdateBody(line, line, quantity, decimals) }, { signal: by });
    await this.attempt(send, signal, () => this.setQuantity(line, quantity), line);
    // Only now: what the server says is on screen already.
    if (!this.queue.isWaiting(line.id)) this.pending.dropQuantity(line.id);
  }

  private async sendAdd(wanted: Wanted, signal: AbortSignal): Promise<AddOutcome> {
    const { api } = this;
    await connected(signal);
    await api.ensureGuest().catch(() => undefined);
    const body = toAddBody(wanted.item, wanted.choice, wanted.quantity, api.session.getState().decimals);
    try {
      if (await this.isMixing(wanted, signal)) return 'other-store';
      const lines = await api.send(addToCart, { body }, { signal });
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

  /** Sends what may be sent any number of times. Answers whether the server has accepted it. */
  private async attempt(
    send: Send,
    signal: AbortSignal,
    retry?: () => void,
    line?: CartLine,
  ): Promise<boolean> {
    for (;;) {
      await connected(signal);
      if (signal.aborted) return false;
      try {
        const lines = await send(signal);
        if (!signal.aborted) await this.show(lines);
        return !signal.aborted;
      } catch (error) {
        const isCutOff = error instanceof ApiError && error.kind === 'network' && navigator.onLine === false;
        if (isCutOff) continue;
        await this.fail(error, signal, retry, line);
        return false;
      }
    }
  }

  /**
   * The server's cart comes back on screen, and the item is named. A line that is gone already is as good as removed.
   * What an ended session has cut off goes on after signing in (F-22).
   */
  private async fail(
    error: unknown,
    signal: AbortSignal,
    retry?: () => void,
    line?: CartLine,
  ): Promise<void> {
    if (error instanceof ApiError && error.status === 401 && error.told && retry) {
      if (this.interrupted.length === 0) this.api.bus.emit('auth:sign-in-requested', { because: 'expired' });
      this.interrupted.push(retry);
      return;
    }
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    if (this.pending.isHeard()) await this.cache.refresh(cartList);
    if (line && error.status === 404) return;
    this.refusals += 1;
    if (!line || error.entries.length === 0) return reportError(this.api, error);
    for (const { message } of error.entries) this.api.notify(`${line.item.name}: ${message}`);
  }

  /** A cart belongs to who has filled it: nothing of one visitor is sent or shown for the next. */
  private watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    this.api.session.subscribe((now, before) => {
      const isOther =
        now.token !== before.token || (before.guestId !== null && now.guestId !== before.guestId);
      if (!isOther) return;
      this.owner.abort();
      this.owner = new AbortController();
      this.queue.cancelAll();
      this.pending.clear();
    });
    this.api.bus.on('session:started', () => {
      const goOn = this.interrupted;
      this.interrupted = [];
      goOn.forEach((deed) => deed());
    });
  }
}
