import { type PlaceSuggestion, placeAutocomplete } from '@shop/contract';
import { useCombobox } from '@shop/ui/form/combobox';
import { useState } from 'react';
import { useEndpoint } from '@shop/api';
import { useSettled } from './use-settled';

type State = 'idle' | 'waiting' | 'found' | 'none' | 'failed';

const shortest = 2;
const nothing: PlaceSuggestion[] = [];

/**
 * Locations that match the typed text. Responses are cached by text, so an old one never shows for a newer text
 * (F-30).
 */
function useLocationSuggestions(typed: string) {
  const text = typed.trim();
  const { settled, settle } = useSettled(text);
  const isRequested = settled.length >= shortest;
  const response = useEndpoint(placeAutocomplete, isRequested ? { query: { search_text: settled } } : null);
  const places = settled === text ? (response.data ?? nothing) : nothing;
  const state = (): State => {
    if (text.length < shortest) return 'idle';
    if (settled !== text || response.isLoading) return 'waiting';
    if (response.error) return 'failed';
    return places.length ? 'found' : 'none';
  };
  return { places, state: state(), settle, retry: () => void response.mutate() };
}

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
