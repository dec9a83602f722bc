import { useEndpoint } from '@shop/api';
import { placeAutocomplete, type PlaceSuggestion } from '@shop/contract';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before anybody is asked. BIZ-08. */
const pause = 500;
const shortest = 2;
const nothing: PlaceSuggestion[] = [];

/** Places whose name fits what is typed; an answer shows only for the text that it was asked for. CALL-28, F-30. */
export function useFoundPlaces(typed: string) {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const canSearch = settled.length >= shortest;
  const response = useEndpoint(placeAutocomplete, canSearch ? { query: { search_text: settled } } : null);
  const isCurrent = settled === text;
  return {
    places: isCurrent ? (response.data ?? nothing) : nothing,
    isLong: text.length >= shortest,
    waits: !isCurrent || response.isLoading,
    failed: isCurrent && response.error !== undefined,
    askNow: () => setSettled(text),
  };
}
