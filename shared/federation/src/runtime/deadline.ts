import { RemoteLoadError } from '../fallback-chain';

/** The promise, or after `milliseconds` a rejection that is not retriable. */
export function within<Value>(milliseconds: number, promise: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteLoadError(`${what} did not load within ${milliseconds} ms`, false)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
