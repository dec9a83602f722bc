/**
 * Sends the wishes for one thing in order: the first at once after `delay`, and of those that come meanwhile only the last.
 *
 * So ten presses of '+' are one trailing call with the last quantity, and a late older answer can never follow a
 * newer one: for one key, nothing is sent before the answer to what was sent before.
 */
export interface WishQueue<Wish> {
  push: (key: number, wish: Wish) => void;
  /** Whether anything is still to be sent or answered. */
  isBusy: () => boolean;
  /** Asked while sending: whether nothing else is under way or waiting, so that this answer is the newest. */
  isLast: () => boolean;
  /** Resolves once everything that was wished so far has been answered. */
  settled: () => Promise<void>;
}

export function createWishQueue<Wish>(send: (wish: Wish) => Promise<void>, delay: number): WishQueue<Wish> {
  const latest = new Map<number, Wish>();
  const running = new Map<number, Promise<void>>();

  const work = async (key: number) => {
    while (latest.has(key)) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      // The loop's condition has found it, and nobody else takes it away.
      const wish = latest.get(key) as Wish;
      latest.delete(key);
      await send(wish);
    }
    running.delete(key);
  };

  return {
    push(key, wish) {
      latest.set(key, wish);
      if (!running.has(key)) running.set(key, work(key));
    },
    isBusy: () => running.size > 0,
    isLast: () => running.size <= 1 && latest.size === 0,
    settled: async () => void (await Promise.all(running.values())),
  };
}
