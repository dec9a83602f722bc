import type { FallbackLevel } from './remote-contract';

/** The release could not be loaded; `retriable`: an immediate retry makes sense. */
export class RemoteLoadError extends Error {
  constructor(
    message: string,
    readonly retriable: boolean,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'RemoteLoadError';
  }
}

export interface FallbackState {
  at: FallbackLevel | 'card';
  /** Failed attempts at this level so far. */
  tries: number;
}

export const initialFallback: FallbackState = { at: 'live', tries: 0 };

/**
 * The next fallback after a failure: a retry of the same release if loading failed, the previous release if it failed
 * again, hung or threw while rendering, else the error fallback. F-02 to F-04, F-15, F-18.
 */
export function getNextFallback(current: FallbackState, error: unknown, hasPrevious: boolean): FallbackState {
  const again = error instanceof RemoteLoadError && error.retriable && current.tries === 0;
  if (again && current.at !== 'card') return { at: current.at, tries: 1 };
  return current.at === 'live' && hasPrevious ? { at: 'previous', tries: 0 } : { at: 'card', tries: 0 };
}
