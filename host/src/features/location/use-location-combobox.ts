import type { PlaceSuggestion } from '@shop/contract';
import { useCombobox } from '@shop/ui/form/combobox';
import { useState } from 'react';
import { useLocationSuggestions } from './use-location-suggestions';

/** A combobox over the locations that match the text. */
export function useLocationCombobox(onChoose: (location: PlaceSuggestion) => void) {
  const [text, setText] = useState('');
  const suggestions = useLocationSuggestions(text);
  const box = useCombobox({
    options: suggestions.places,
    hasList: suggestions.state !== 'idle',
    onText: setText,
    getText: (place) => place.text,
    onChoose,
    onSubmit: suggestions.settle,
  });
  return { ...suggestions, ...box, text };
}
