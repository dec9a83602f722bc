import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error';

/** Milliseconds from one look to the next, give or take a quarter, so that not everybody comes back at once. */
const pause = () => 4_000 * (0.75 + Math.random() / 2);
/** A restart is waited for, an outage is not. */
const mostLooks = 30;

/** What a backend that is away has not answered is asked again by itself until that is back (F-08). */
export const lookAgain: SWRConfiguration = {
  shouldRetryOnError: (error) => error instanceof ApiError && error.mayPass,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > mostLooks) return;
    // Who has too much to do says when to come back (F-26).
    const wished = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
    setTimeout(() => void revalidate({ retryCount }), Math.max(wished, pause()));
  },
};
