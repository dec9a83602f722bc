import { useEndpoint } from '@shop/api';
import { placeAutocomplete, type FoundPlace } from '@shop/contract';
import { useSettledText } from '../page/use-settled-text';

/** Milliseconds without a letter before anybody is asked. BIZ-08. */
const pause = 500;
const shortest = 2;
const none: FoundPlace[] = [];

/** Places that what is typed may name (CALL-28); null: nobody knows yet, or nothing is asked. */
export function useDestinations(typed: string) {
  const words = typed.trim();
  const asked = useSettledText(words, pause);
  const isLong = words.length >= shortest;
  const { data, error } = useEndpoint(
    placeAutocomplete,
    isLong && asked.length >= shortest ? { query: { search_text: asked } } : null,
  );
  const isAnswered = isLong && asked === words && (data !== undefined || error !== undefined);
  return {
    isAsking: isLong && !isAnswered,
    places: isAnswered ? (data ?? none) : null,
    failed: isAnswered && !!error,
  };
}
