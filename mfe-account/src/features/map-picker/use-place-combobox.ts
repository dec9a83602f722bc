import type { PlaceSuggestion } from '@shop/contract';
import { useCombobox } from '@shop/ui/form/combobox';
import { useState } from 'react';
import { useFoundPlaces } from './use-found-places';

/** A combobox over places whose name fits. */
export function usePlaceCombobox(onChoose: (place: PlaceSuggestion) => void) {
  const [text, setText] = useState('');
  const found = useFoundPlaces(text);
  const box = useCombobox({
    options: found.places,
    hasList: found.isLong,
    onText: setText,
    getText: (place) => place.text,
    onChoose,
    onSubmit: found.askNow,
  });
  return { ...found, ...box, text };
}
