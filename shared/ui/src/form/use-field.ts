import { useId } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

/** Props of every field. */
export interface FieldProps<Values extends FieldValues> {
  /** The form; the type of its submitted values does not matter here. */
  control: Control<Values, unknown, unknown>;
  name: Path<Values>;
  label: string;
  /** From an error key, as schemas return it, to a message. Without it, the key is already a message (a server's). */
  translate?: (errorKey: string) => string;
  required?: boolean;
  disabled?: boolean;
}

/** Value, handlers and error of a field, with the ids that connect control and error. */
export function useField<Values extends FieldValues>({
  control,
  name,
  translate,
}: Pick<FieldProps<Values>, 'control' | 'name' | 'translate'>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const key = fieldState.error?.message;
  const error = key ? (translate?.(key) ?? key) : null;
  const errorId = `${id}-error`;
  const ariaProps = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  } as const;
  return { id, errorId, field, error, ariaProps };
}
