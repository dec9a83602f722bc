interface Waiting {
  go: (isAllowed: boolean) => void;
  timer: NodeJS.Timeout;
}

interface Calls {
  /** Number of calls in progress. */
  open: number;
  waiting: Waiting[];
}

/**
 * Limits the parallel calls of each client. Further ones are queued per client: many customers share one address behind a
 * carrier's network, and none of them is refused because of the others.
 */
export class CallQueue {
  private readonly clients = new Map<string, Calls>();

  /** `timeout`: milliseconds that a call waits at most. */
  constructor(private readonly limits: { most: number; timeout: number }) {}

  /**
   * Whether a call may proceed; every permitted call must `leave` in the end. False after the timeout, and immediately if it
   * may not wait. `onGone` reports a client that has disconnected.
   */
  async enter(
    client: string,
    mayWait: boolean,
    onGone: (listener: () => void) => void = () => undefined,
  ): Promise<boolean> {
    const calls = this.clients.get(client) ?? { open: 0, waiting: [] };
    this.clients.set(client, calls);
    if (calls.open < this.limits.most) {
      calls.open += 1;
      return true;
    }
    return mayWait && this.wait(calls, onGone);
  }

  /** Ends a permitted call: the next one of the same client proceeds. */
  leave(client: string): void {
    const calls = this.clients.get(client);
    if (!calls) return;
    const next = calls.waiting.shift();
    if (next) return next.go(true);
    calls.open -= 1;
    if (calls.open === 0) this.clients.delete(client);
  }

  private wait(calls: Calls, onGone: (listener: () => void) => void): Promise<boolean> {
    return new Promise((resolve) => {
      const giveUp = () => {
        const at = calls.waiting.indexOf(entry);
        if (at < 0) return;
        calls.waiting.splice(at, 1);
        entry.go(false);
      };
      const entry: Waiting = {
        timer: setTimeout(giveUp, this.limits.timeout).unref(),
        go: (isAllowed) => {
          clearTimeout(entry.timer);
          resolve(isAllowed);
        },
      };
      calls.waiting.push(entry);
      onGone(giveUp);
    });
  }
}
