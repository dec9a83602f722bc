import { useEndpoint } from '@shop/api';
import { placeAutocomplete, type FoundPlace } from '@shop/contract';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before anybody is asked. BIZ-08. */
const pause = 500;
const shortest = 2;
const nothing: FoundPlace[] = [];

/** Places whose name fits what is typed; an answer shows only for the text that it was asked for. CALL-28, F-30. */
export function useFoundPlaces(typed: string) {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = settled.length >= shortest;
  const answer = useEndpoint(placeAutocomplete, isAsked ? { query: { search_text: settled } } : null);
  const isCurrent = settled === text;
  return {
    places: isCurrent ? (answer.data ?? nothing) : nothing,
    isLong: text.length >= shortest,
    waits: !isCurrent || answer.isLoading,
    failed: isCurrent && answer.error !== undefined,
    askNow: () => setSettled(text),
  };
}
