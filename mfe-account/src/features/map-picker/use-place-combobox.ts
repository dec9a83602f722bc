import type { FoundPlace } from '@shop/contract';
import { useCombobox } from '@shop/ui/form/combobox';
import { useState } from 'react';
import { useFoundPlaces } from './use-found-places';

/** A combobox over places whose name fits. */
export function usePlaceCombobox(onPick: (place: FoundPlace) => void) {
  const [text, setText] = useState('');
  const found = useFoundPlaces(text);
  const box = useCombobox({
    options: found.places,
    hasList: found.isLong,
    onText: setText,
    textOf: (place) => place.text,
    onPick,
    onAsk: found.askNow,
  });
  return { ...found, ...box, text };
}
