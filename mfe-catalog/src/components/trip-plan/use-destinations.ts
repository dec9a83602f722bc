import { useEndpoint } from '@shop/api';
import { placeAutocomplete, type PlaceSuggestion } from '@shop/contract';
import { useSettledText } from '../page/use-settled-text';

/** Milliseconds without a letter before anybody is asked. BIZ-08. */
const pause = 500;
const shortest = 2;
const none: PlaceSuggestion[] = [];

/** Places that what is typed may name (CALL-28); null: nobody knows yet, or nothing is asked. */
export function useDestinations(typed: string) {
  const searchText = typed.trim();
  const settled = useSettledText(searchText, pause);
  const isLong = searchText.length >= shortest;
  const { data, error } = useEndpoint(
    placeAutocomplete,
    isLong && settled.length >= shortest ? { query: { search_text: settled } } : null,
  );
  const hasResponse = isLong && settled === searchText && (data !== undefined || error !== undefined);
  return {
    isAsking: isLong && !hasResponse,
    places: hasResponse ? (data ?? none) : null,
    failed: hasResponse && !!error,
  };
}
