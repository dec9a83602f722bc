/** Does one thing after the other, in the order in which they were asked for. */
export interface Turns {
  take: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isBusy: () => boolean;
  /** Resolves once everything that was asked for so far is done. */
  settled: () => Promise<void>;
}

export function createTurns(): Turns {
  let tail: Promise<unknown> = Promise.resolve();
  let open = 0;
  return {
    take(work) {
      open += 1;
      const turn = tail.then(work).finally(() => (open -= 1));
      tail = turn.catch(() => undefined);
      return turn;
    },
    isBusy: () => open > 0,
    settled: async () => void (await tail),
  };
}

/**
 * Sends the wishes for one thing in order: the first at once after `delay`, and of those that come meanwhile only the last.
 *
 * So ten presses of '+' are one trailing call with the last quantity, and a late older answer can never follow a
 * newer one: nothing is sent before the answer to what was sent before, for the same thing or another (F-30).
 */
export interface WishQueue<Wish> {
  push: (key: number, wish: Wish) => void;
  /** Whether a newer wish for it is still to be sent. */
  isWaiting: (key: number) => boolean;
  /** Takes back what has not been sent; answers whether there was anything. */
  cancel: (key: number) => boolean;
  cancelAll: () => void;
  isBusy: () => boolean;
  /** Resolves once everything that was wished so far has been answered. */
  settled: () => Promise<void>;
}

export function createWishQueue<Wish>(
  send: (wish: Wish, key: number) => Promise<void>,
  delay: number,
  turns: Turns = createTurns(),
): WishQueue<Wish> {
  const latest = new Map<number, Wish>();
  const running = new Map<number, Promise<void>>();

  const sendLatest = async (key: number) => {
    if (!latest.has(key)) return;
    const wish = latest.get(key) as Wish; // just found, and there may be wishes that are undefined
    latest.delete(key);
    await send(wish, key);
  };
  const work = async (key: number) => {
    while (latest.has(key)) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await turns.take(() => sendLatest(key));
    }
    running.delete(key);
  };

  return {
    push(key, wish) {
      latest.set(key, wish);
      if (!running.has(key)) running.set(key, work(key));
    },
    isWaiting: (key) => latest.has(key),
    cancel: (key) => latest.delete(key),
    cancelAll: () => latest.clear(),
    isBusy: () => running.size > 0,
    settled: async () => void (await Promise.all(running.values())),
  };
}
