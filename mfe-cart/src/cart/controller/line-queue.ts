/** Runs tasks one after the other, in the order of their requests. */
export interface TaskQueue {
  take: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isBusy: () => boolean;
  /** Resolves once every task requested so far has ended. */
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
 * Sends the changes for each key in order, after `delay`; of those that arrive meanwhile only the last. Ten presses of
 * '+' become one trailing request with the last quantity. Nothing is sent before the response to what was sent before,
 * for this key or another, so that a late older response can never follow a newer one (F-30).
 */
export interface ChangeQueue<Change> {
  push: (key: number, change: Change) => void;
  /** Whether a newer change for the key is not sent yet. */
  isWaiting: (key: number) => boolean;
  /** Cancels a change that is not sent yet; returns whether there was one. */
  cancel: (key: number) => boolean;
  cancelAll: () => void;
  isBusy: () => boolean;
  /** Resolves once every change requested so far has its response. */
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
    const change = latest.get(key) as Change; // a change may be undefined itself
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
