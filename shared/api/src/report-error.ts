import type { ApiError } from './api-error';
import type { ApiEnvironment } from './api';

/**
 * Shows a failure: one message for each entry of the server, equal messages once; a default message if the server sent none
 * (ERR-17, F-26, F-27). An error is shown only once (D-29).
 */
export function reportError(environment: Pick<ApiEnvironment, 'notify' | 'wordsFor'>, error: ApiError): void {
  if (error.told) return;
  error.told = true;
  const messages = error.entries.map((entry) => entry.message);
  for (const message of new Set(messages.length ? messages : [environment.wordsFor(error)]))
    environment.notify(message);
}
