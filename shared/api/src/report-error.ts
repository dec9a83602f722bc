import type { ApiError } from './api-error';
import type { ApiEnvironment } from './api';

/**
 * Tells a failure: one message for each entry of the server, the same words once; its own words when the server
 * gave none (ERR-17, F-26, F-27). What has been told is not told again (D-29).
 */
export function reportError(environment: Pick<ApiEnvironment, 'notify' | 'wordsFor'>, error: ApiError): void {
  if (error.told) return;
  error.told = true;
  const messages = error.entries.map((entry) => entry.message);
  for (const message of new Set(messages.length ? messages : [environment.wordsFor(error)]))
    environment.notify(message);
}
