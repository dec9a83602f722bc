import { createContext, useContext, useEffect, useState } from 'react';
import { useForm, type FieldValues, type UseFormProps } from 'react-hook-form';
import type { AuthMode } from './next-step';

/** The forms of the panel; signing in has two. */
type FormName = AuthMode | 'sign-in-otp';

/** The input of one panel, kept while the visitor goes back and forth. */
export class Drafts {
  readonly values = new Map<FormName, FieldValues>();
  readonly choices = new Map<string, unknown>();
}

export const DraftsContext = createContext(new Drafts());

/** `useForm` that restores its values when the visitor comes back to this screen. */
export function useSavedForm<Values extends FieldValues, Context, Handled>(
  name: FormName,
  options: UseFormProps<Values, Context, Handled>,
) {
  const { values } = useContext(DraftsContext);
  const draft = values.get(name);
  // The form of the same name wrote it.
  const savedDefaults = draft ? { defaultValues: draft as UseFormProps<Values>['defaultValues'] } : {};
  const form = useForm<Values, Context, Handled>({ ...options, ...savedDefaults });
  const { getValues } = form;
  useEffect(() => () => void values.set(name, getValues()), [values, name, getValues]);
  return form;
}

/** A choice that is kept as long as the panel is open. */
export function useSavedChoice<Choice>(name: string, first: Choice) {
  const { choices } = useContext(DraftsContext);
  // Written below under the same name.
  const [choice, setChoice] = useState(() => (choices.has(name) ? (choices.get(name) as Choice) : first));
  const choose = (next: Choice) => {
    choices.set(name, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}
