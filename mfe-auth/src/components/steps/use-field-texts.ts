import type { ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { isErrorKey } from '@shop/ui/form';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useProblem } from '../auth-panel/problem';
import { messages } from '../../messages';

/** Words of a field's error, whether a schema or the server found it. */
export function useFieldTexts(): (error: string) => string {
  const { t } = useTranslation(messages);
  return (error) => (isErrorKey(error) ? t(`errors.${error}`) : error);
}

/**
 * What the server said no with: at the field that an entry's code names, else above the form. `onField` hears of the field before its error is set.
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
