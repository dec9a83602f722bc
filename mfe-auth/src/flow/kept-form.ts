import { createContext, useContext, useEffect } from 'react';
import { useForm, type FieldValues, type UseFormProps } from 'react-hook-form';
import type { AuthMode } from './next-step';

/** What was typed into the forms and steps of one panel, so that going back and forth loses nothing. */
export const Drafts = createContext(new Map<AuthMode, FieldValues>());

/** `useForm`, whose values are there again when the visitor comes back to this screen. */
export function useKeptForm<Values extends FieldValues, Context, Handled>(
  mode: AuthMode,
  options: UseFormProps<Values, Context, Handled>,
) {
  const drafts = useContext(Drafts);
  const draft = drafts.get(mode);
  // Put there by the form of the same screen.
  const kept = draft ? { defaultValues: draft as UseFormProps<Values>['defaultValues'] } : {};
  const form = useForm<Values, Context, Handled>({ ...options, ...kept });
  const { getValues } = form;
  useEffect(() => () => void drafts.set(mode, getValues()), [drafts, mode, getValues]);
  return form;
}
