import { createStore } from '@shop/session';
import { useEffect, useState } from 'react';
import { useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { AddressValues } from './contact-schema';

/** `isPlaced`: the point was chosen on the map. */
interface Typed {
  values: AddressValues;
  isPlaced: boolean;
}

/**
 * What was typed into address forms whose dialogs were closed, by the values that each began with; null once it is saved
 * or reset. In memory only: the receivers of parcels are in it, too.
 */
export const createAddressDrafts = () => createStore<Readonly<Record<string, Typed | null>>>(() => ({}));

export type AddressDrafts = ReturnType<typeof createAddressDrafts>;

/** The draft of a form that begins with these values. */
export function useAddressDraft(drafts: AddressDrafts, first: AddressValues) {
  const [draft] = useState(() => {
    const key = JSON.stringify(first);
    return {
      start: first,
      read: () => drafts.getState()[key] ?? null,
      write: (typed: Typed) => drafts.setState({ [key]: typed }),
      forget: () => drafts.setState({ [key]: null }),
    };
  });
  return draft;
}

export type AddressDraft = ReturnType<typeof useAddressDraft>;

/** `useForm` that begins with the draft's values, restores what was typed, and writes every change to the draft. */
export function useDraftedForm(
  draft: AddressDraft,
  options: Pick<UseFormProps<AddressValues>, 'resolver'>,
): UseFormReturn<AddressValues> {
  const form = useForm({ ...options, defaultValues: draft.start });
  const { reset, watch, setValue, getFieldState, getValues } = form;
  useEffect(() => {
    const typed = draft.read();
    if (typed) reset(typed.values, { keepDefaultValues: true });
    if (typed?.isPlaced) setValue('latitude', typed.values.latitude, { shouldTouch: true });
    const subscription = watch(() =>
      draft.write({ values: getValues(), isPlaced: getFieldState('latitude').isTouched }),
    );
    return () => subscription.unsubscribe();
  }, [draft, reset, watch, setValue, getFieldState, getValues]);
  return form;
}
