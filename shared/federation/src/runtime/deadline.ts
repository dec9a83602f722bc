import { RemoteLoadError } from '../fallback-chain';

/** The promise, or a rejection that is not worth a retry once it has taken too long. */
export function within<Value>(milliseconds: number, promise: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteLoadError(`${what} is not there after ${milliseconds} ms`, false)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
