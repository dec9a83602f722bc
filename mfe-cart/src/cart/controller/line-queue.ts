/** Does one thing after the other, in the order in which they were requested. */
export interface TaskQueue {
  take: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isBusy: () => boolean;
  /** Resolves once everything that was requested so far is done. */
  settled: () => Promise<void>;
}

export function createTaskQueue(): TaskQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let open = 0;
  return {
    take(work) {
      open += 1;
      const result = tail.then(work).finally(() => (open -= 1));
      tail = result.catch(() => undefined);
      return result;
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
export interface ChangeQueue<Change> {
  push: (key: number, change: Change) => void;
  /** Whether a newer change for it is still to be sent. */
  isWaiting: (key: number) => boolean;
  /** Takes back what has not been sent; returns whether there was anything. */
  cancel: (key: number) => boolean;
  cancelAll: () => void;
  isBusy: () => boolean;
  /** Resolves once everything that was wished so far has been answered. */
  settled: () => Promise<void>;
}

export function createChangeQueue<Change>(
  send: (change: Change, key: number) => Promise<void>,
  delay: number,
  tasks: TaskQueue = createTaskQueue(),
): ChangeQueue<Change> {
  const latest = new Map<number, Change>();
  const running = new Map<number, Promise<void>>();

  const sendLatest = async (key: number) => {
    if (!latest.has(key)) return;
    const change = latest.get(key) as Change; // just found, and there may be wishes that are undefined
    latest.delete(key);
    await send(change, key);
  };
  const work = async (key: number) => {
    while (latest.has(key)) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await tasks.take(() => sendLatest(key));
    }
    running.delete(key);
  };

  return {
    push(key, change) {
      latest.set(key, change);
      if (!running.has(key)) running.set(key, work(key));
    },
    isWaiting: (key) => latest.has(key),
    cancel: (key) => latest.delete(key),
    cancelAll: () => latest.clear(),
    isBusy: () => running.size > 0,
    settled: async () => void (await Promise.all(running.values())),
  };
}
