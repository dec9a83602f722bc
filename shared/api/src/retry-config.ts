import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error';

/** Milliseconds between two attempts, with a jitter of a quarter, so that not every browser retries at once. */
const pause = () => 4_000 * (0.75 + Math.random() / 2);
/** Enough retries for a restart of the backend, not for an outage. */
const maxRetries = 30;

/** Whether a read is repeated soon by itself: the backend is not there, too busy, or hangs. */
export const isRetried = (error: unknown): boolean =>
  error instanceof ApiError && (error.isTransient || error.kind === 'timeout');

/** Repeats requests to an unavailable backend until it responds (F-08). */
export const retryConfig: SWRConfiguration = {
  shouldRetryOnError: isRetried,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > maxRetries) return;
    // A busy backend sends Retry-After (F-26).
    const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
    setTimeout(() => void revalidate({ retryCount }), Math.max(retryAfter, pause()));
  },
};
