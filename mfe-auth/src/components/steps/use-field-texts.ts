import type { ApiError } from '@shop/api';
import { useTranslation, type MessageKey } from '@shop/i18n';
import { isErrorKey } from '@shop/ui/form';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useProblem } from '../auth-panel/problem';
import { messages } from '../../messages';

/** The text of a field's error: a key that a schema names, in this group of texts, or a message of the server. */
export function useFieldTexts(group: 'errors' | 'forgot.errors' = 'errors'): (error: string) => string {
  const { t } = useTranslation(messages);
  // Schemas and react-hook-form carry keys as plain strings.
  return (error) => (isErrorKey(error) ? t(`${group}.${error}` as MessageKey<typeof messages>) : error);
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
