import { createContext, useContext, useEffect, useState } from 'react';
import { useForm, type FieldValues, type UseFormProps } from 'react-hook-form';
import type { AuthMode } from './next-step';

/** Forms of a panel; signing in has two. */
type FormName = AuthMode | 'sign-in-otp';

/** What was typed and chosen in one panel, so that going back and forth loses nothing. */
export class Drafts {
  readonly values = new Map<FormName, FieldValues>();
  readonly choices = new Map<string, unknown>();
}

export const DraftsContext = createContext(new Drafts());

/** `useForm`, whose values are there again when the visitor comes back to this screen. */
export function useSavedForm<Values extends FieldValues, Context, Handled>(
  name: FormName,
  options: UseFormProps<Values, Context, Handled>,
) {
  const { values } = useContext(DraftsContext);
  const draft = values.get(name);
  // Put there by the form of the same name.
  const savedDefaults = draft ? { defaultValues: draft as UseFormProps<Values>['defaultValues'] } : {};
  const form = useForm<Values, Context, Handled>({ ...options, ...savedDefaults });
  const { getValues } = form;
  useEffect(() => () => void values.set(name, getValues()), [values, name, getValues]);
  return form;
}

/** A choice that stands as long as the panel does. */
export function useSavedChoice<Choice>(name: string, first: Choice) {
  const { choices } = useContext(DraftsContext);
  // Put there below, under the same name.
  const [choice, setChoice] = useState(() => (choices.has(name) ? (choices.get(name) as Choice) : first));
  const choose = (next: Choice) => {
    choices.set(name, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}
