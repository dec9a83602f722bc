import { createStore, useStore } from '@shop/session';
import { createContext, useContext, useEffect } from 'react';
import { useForm, type FieldValues, type UseFormProps } from 'react-hook-form';
import type { AuthMode } from './next-step';

/** The forms of the panel; signing in has two. */
type FormName = AuthMode | 'sign-in-otp';

interface Drafts {
  forms: Readonly<Partial<Record<FormName, FieldValues>>>;
  choices: Readonly<Record<string, unknown>>;
}

/**
 * The input of one panel, kept while the visitor goes back and forth. In memory only, because there are passwords in it.
 */
export const createDrafts = () => createStore<Drafts>(() => ({ forms: {}, choices: {} }));

export const DraftsContext = createContext(createDrafts());

/** `useForm` that restores its values when the visitor comes back to this screen. */
export function useSavedForm<Values extends FieldValues, Context, Handled>(
  name: FormName,
  options: UseFormProps<Values, Context, Handled>,
) {
  const drafts = useContext(DraftsContext);
  const draft = drafts.getState().forms[name];
  // The form of the same name wrote it.
  const savedDefaults = draft ? { defaultValues: draft as UseFormProps<Values>['defaultValues'] } : {};
  const form = useForm<Values, Context, Handled>({ ...options, ...savedDefaults });
  const { getValues } = form;
  useEffect(
    () => () => drafts.setState(({ forms }) => ({ forms: { ...forms, [name]: getValues() } })),
    [drafts, name, getValues],
  );
  return form;
}

/** A choice that is kept as long as the panel is open. */
export function useSavedChoice<Choice>(name: string, first: Choice) {
  const drafts = useContext(DraftsContext);
  // Written below under the same name.
  const choice = useStore(drafts, ({ choices }) => (name in choices ? (choices[name] as Choice) : first));
  const choose = (next: Choice) =>
    drafts.setState(({ choices }) => ({ choices: { ...choices, [name]: next } }));
  return [choice, choose] as const;
}
