import { customerInfo } from '@shop/contract';
import type { Api } from './api';
import type { useCache } from './use-endpoint';

interface WaitingAction {
  run: () => void;
  /** The customer whose action it is; null for a guest, or where this page has not read who they are. */
  customerId: number | null;
}

/**
 * What waits until the visitor has signed in: a guest's favourite (VALID-08), or what the end of a customer's session has
 * interrupted (F-22). It is dropped when the visitor closes the sign-in, and when another customer signs in (F-33).
 */
export class AfterSignIn {
  private waiting: WaitingAction[] = [];

  constructor(
    private readonly api: Pick<Api, 'bus' | 'send'>,
    private readonly cache: Pick<ReturnType<typeof useCache>, 'peek'>,
  ) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** The customer, as far as this page has read who they are. For before a request: a 401 ends the session. */
  getCustomerId(): number | null {
    return this.cache.peek(customerInfo, {})?.id ?? null;
  }

  /** Keeps an action, of a guest without `customerId`. The caller asks the visitor to sign in. */
  add(run: () => void, customerId: number | null = null): void {
    this.waiting.push({ run, customerId });
  }

  /** Starts following the bus, in browsers only. */
  watch(): void {
    this.api.bus.on('session:started', () => void this.resume());
    this.api.bus.on('auth:sign-in-closed', () => {
      this.waiting = [];
    });
  }

  private async resume(): Promise<void> {
    const waiting = this.waiting.splice(0);
    const isOwned = waiting.some(({ customerId }) => customerId !== null);
    const current = isOwned ? await this.readCustomerId() : null;
    for (const { run, customerId } of waiting) if (customerId === null || customerId === current) run();
  }

  /** Null where it cannot be read: then nothing of a known customer is repeated. */
  private readCustomerId = (): Promise<number | null> =>
    this.api.send(customerInfo, {}).then(
      ({ id }) => id,
      () => null,
    );
}
