import { AfterSignIn, ApiError, reportError, type Api, type useCache } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import { createCartTabs } from './cart-tabs';
import { createTaskQueue, createChangeQueue } from './line-queue';
import { createPendingStore } from './pending-store';

/** Resolves once the browser is online, or the signal is aborted (F-06). */
export function waitForConnection(signal: AbortSignal): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

export type Cache = ReturnType<typeof useCache>;

/** Whose cart a change belongs to, while it is sent and the visitor goes on. */
export interface CartOwner {
  /** Aborted when there is another visitor. */
  signal: AbortSignal;
  /** The module that is open when the visitor changes something; null without one. */
  moduleId: number | null;
  /** Null for a guest, or where this page has not read who the customer is. */
  customerId: number | null;
}

interface LineChange<Line> {
  line: Line;
  /** 0 removes the line. */
  quantity: number;
  owner: CartOwner;
}

interface Attempt<Line> {
  /** Repeats what an ended session has interrupted. */
  retry?: () => void;
  line?: Line;
}

/** Milliseconds from the first press to the request with the last quantity. */
const pause = 250;

/**
 * What both carts share. Every change goes through the cart's controller, one request after the other. Each response is
 * the whole cart, so the last one is the newest. Pending changes are kept apart and applied to the cart. X-05.
 */
export abstract class LinesController<Cart, Line extends { id: number }> {
  readonly pending = createPendingStore();
  readonly tabs: ReturnType<typeof createCartTabs>;
  protected readonly tasks = createTaskQueue();
  protected readonly queue = createChangeQueue<LineChange<Line>>(
    (change) => this.sendChange(change),
    pause,
    this.tasks,
  );
  private visitor = new AbortController();
  private refusals = 0;
  private isWatching = false;
  private readonly afterSignIn: AfterSignIn;

  constructor(
    protected readonly api: Api,
    protected readonly cache: Cache,
    /** The endpoint that returns the cart. */
    protected readonly list: Endpoint<unknown, Cart>,
    channel: string,
  ) {
    this.tabs = createCartTabs(channel);
    this.afterSignIn = new AfterSignIn(api, cache);
  }

  protected abstract getName(line: Line): string;

  protected abstract sendQuantity(line: Line, quantity: number, signal: AbortSignal): Promise<Cart>;

  /** Shows the quantity at once, then sends one trailing request for the line. 0 removes it. CART-01. */
  setQuantity(line: Line, quantity: number): void {
    this.watch();
    this.pending.setQuantity(line.id, quantity);
    this.queue.push(line.id, { line, quantity, owner: this.getOwner() });
  }

  /** Cancels a removal that is not sent yet; returns whether there was one. */
  protected takeRemovalBack({ id }: Line): boolean {
    if (this.pending.getState().quantities.get(id) !== 0 || !this.queue.cancel(id)) return false;
    this.pending.dropQuantity(id);
    return true;
  }

  /** Calls the endpoint that empties the cart. */
  protected empty<Args>(endpoint: Endpoint<Args, Cart>, args: Args = {} as Args): Promise<boolean> {
    return this.exchange((owner) => this.api.send(endpoint, args, owner));
  }

  /** Replaces the whole cart; changes of its lines that are not sent yet are dropped. */
  protected async exchange(send: (owner: CartOwner) => Promise<Cart>): Promise<boolean> {
    this.watch();
    const owner = this.getOwner();
    this.queue.cancelAll();
    return this.tasks.take(async () => {
      const isDone = await this.attempt(send, owner);
      this.pending.clear();
      return isDone;
    });
  }

  /** Resolves once the server has responded to every change; returns whether it has accepted all of them. */
  async settled(): Promise<boolean> {
    const before = this.refusals;
    await this.queue.settled();
    await this.tasks.settled();
    return this.refusals === before;
  }

  isBusy = (): boolean => this.queue.isBusy() || this.tasks.isBusy();

  /** Shows the server's cart here, in the module it was changed in, and notifies the other tabs. */
  async show(cart: Cart, { moduleId }: Pick<CartOwner, 'moduleId'> = this.getOwner()): Promise<void> {
    // Without a component that shows the cart, the page has been left.
    if (this.pending.hasListeners()) await this.cache.replace(this.list, {}, cart, { moduleId });
    this.tabs.notify();
  }

  private async sendChange({ line, quantity, owner }: LineChange<Line>): Promise<void> {
    const send = ({ signal }: CartOwner) => this.sendQuantity(line, quantity, signal);
    await this.attempt(send, owner, { retry: () => this.setQuantity(line, quantity), line });
    // Only now, when the server's cart is on screen.
    if (!this.queue.isWaiting(line.id)) this.pending.dropQuantity(line.id);
  }

  /** Sends a repeatable request; returns whether the server has accepted it. */
  protected async attempt(
    send: (owner: CartOwner) => Promise<Cart>,
    owner: CartOwner,
    { retry, line }: Attempt<Line> = {},
  ): Promise<boolean> {
    const { signal } = owner;
    for (;;) {
      await waitForConnection(signal);
      if (signal.aborted) return false;
      try {
        const cart = await send(owner);
        if (!signal.aborted) await this.show(cart, owner);
        return !signal.aborted;
      } catch (error) {
        const isCutOff = error instanceof ApiError && error.kind === 'network' && navigator.onLine === false;
        if (isCutOff) continue;
        await this.handleFailure(error, owner, retry, line);
        return false;
      }
    }
  }

  /**
   * Shows the server's cart again and an error that names the item. A line that is already gone counts as removed. With
   * `retry`, what an ended session has interrupted is repeated after signing in (F-22).
   */
  protected async handleFailure(
    error: unknown,
    { signal, customerId }: Pick<CartOwner, 'signal' | 'customerId'>,
    retry?: () => void,
    line?: Line,
  ): Promise<void> {
    if (error instanceof ApiError && error.status === 401 && error.told && retry) {
      if (this.afterSignIn.isEmpty) this.api.bus.emit('auth:sign-in-requested', { because: 'expired' });
      this.afterSignIn.add(retry, customerId);
      return;
    }
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    if (this.pending.hasListeners()) await this.cache.refresh(this.list);
    if (line && error.status === 404) return;
    this.refusals += 1;
    if (!line || error.entries.length === 0) return reportError(this.api, error);
    for (const { message } of error.entries) this.api.notify(`${this.getName(line)}: ${message}`);
  }

  protected getOwner(): CartOwner {
    return {
      signal: this.visitor.signal,
      moduleId: this.api.session.getState().module?.id ?? null,
      customerId: this.afterSignIn.getCustomerId(),
    };
  }

  /** A cart belongs to the visitor who filled it: nothing of it is sent or shown for the next visitor. */
  protected watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    this.api.session.subscribe((now, before) => {
      const isOther =
        now.token !== before.token || (before.guestId !== null && now.guestId !== before.guestId);
      if (!isOther) return;
      this.visitor.abort();
      this.visitor = new AbortController();
      this.queue.cancelAll();
      this.pending.clear();
    });
    this.afterSignIn.watch();
  }
}
