import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error';

/** Milliseconds from one look to the next, give or take a quarter, so that not everybody comes back at once. */
const pause = 4_000;
/** A restart is waited for, an outage is not. */
const mostLooks = 30;

/** What a backend that is away has not answered is asked again by itself until that is back (F-08). */
export const lookAgain: SWRConfiguration = {
  shouldRetryOnError: (error) => error instanceof ApiError && error.mayPass,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > mostLooks) return;
    setTimeout(() => void revalidate({ retryCount }), pause * (0.75 + Math.random() / 2));
  },
};
