import type { Rung } from './remote-contract';

/** The release could not be had; `retriable` says whether asking again at once makes sense. */
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

export interface Step {
  at: Rung | 'card';
  /** How often this rung was tried before. */
  tries: number;
}

export const firstStep: Step = { at: 'live', tries: 0 };

/**
 * Where to go after a failure: the same release once more when loading it failed, the previous release when it
 * failed again, hung or threw while rendering, else the card. F-02 to F-04, F-15, F-18.
 */
export function nextStep(step: Step, error: unknown, hasPrevious: boolean): Step {
  const again = error instanceof RemoteLoadError && error.retriable && step.tries === 0;
  if (again && step.at !== 'card') return { at: step.at, tries: 1 };
  return step.at === 'live' && hasPrevious ? { at: 'previous', tries: 0 } : { at: 'card', tries: 0 };
}
