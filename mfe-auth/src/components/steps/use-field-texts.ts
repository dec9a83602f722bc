import type { ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { isErrorKey } from '@shop/ui/form';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useProblem } from '../auth-panel/problem';
import { messages } from '../../messages';

/** The text of a field's error, found by a schema or by the server. */
export function useFieldTexts(): (error: string) => string {
  const { t } = useTranslation(messages);
  return (error) => (isErrorKey(error) ? t(`errors.${error}`) : error);
}

/**
 * Shows the server's errors: at the field that the code names, otherwise above the form. `onField` is called before
 * the field's error is set.
 */
export function useFieldProblem<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  onField?: (field: Path<Values>) => void,
) {
  const problem = useProblem();
  const onError = (error: ApiError): boolean => {
    if (error.kind !== 'http' || error.status >= 500 || error.entries.length === 0) return false;
    const rest: string[] = [];
    for (const { code, message } of error.entries) {
      const field = fields.find((name) => name === code);
      if (!field) rest.push(message);
      else {
        onField?.(field);
        setError(field, { type: 'server', message }, { shouldFocus: true });
      }
    }
    problem.say(...rest);
    return true;
  };
  return { texts: problem.texts, clear: problem.clear, onError };
}
