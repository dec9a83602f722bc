import { ApiError, reportError, useApi } from '@shop/api';
import type { CodeFailure } from '@shop/ui/form/code';
import { ProviderProblem } from '../../providers/provider-problem';
import { useProviderTexts } from '../../providers/use-provider-texts';

/**
 * Runs the calls of a code form: a rejection is shown at the field (ERR-20), every other failure as usual. Returns
 * null on success.
 */
export function useCodeAttempt() {
  const api = useApi();
  const getProviderText = useProviderTexts();

  const toFailure = (cause: unknown): CodeFailure => {
    if (cause instanceof ProviderProblem) return { text: getProviderText(cause, 'phone'), wait: 0 };
    if (!(cause instanceof ApiError)) throw cause;
    const wait = cause.retryAfter ?? 0;
    const texts = [...new Set(cause.entries.map(({ message }) => message))];
    if (cause.kind === 'http' && cause.status < 500 && texts.length) return { text: texts.join(' '), wait };
    reportError(api, cause);
    return { text: '', wait };
  };

  return async (action: () => Promise<void>): Promise<CodeFailure | null> => {
    try {
      await action();
      return null;
    } catch (cause) {
      return toFailure(cause);
    }
  };
}
