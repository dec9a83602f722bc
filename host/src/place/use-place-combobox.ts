import type { FoundPlace } from '@shop/contract';
import { useCombobox } from '@shop/ui/form/combobox';
import { useState } from 'react';
import { usePlaceSuggestions } from './use-place-suggestions';

/** A combobox over places whose name fits. */
export function usePlaceCombobox(onPick: (place: FoundPlace) => void) {
  const [text, setText] = useState('');
  const suggestions = usePlaceSuggestions(text);
  const box = useCombobox({
    options: suggestions.places,
    hasList: suggestions.state !== 'idle',
    onText: setText,
    textOf: (place) => place.text,
    onPick,
    onAsk: suggestions.settle,
  });
  return { ...suggestions, ...box, text };
}
