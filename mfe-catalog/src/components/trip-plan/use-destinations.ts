import { useEndpoint } from '@shop/api';
import { placeAutocomplete, type PlaceSuggestion } from '@shop/contract';
import { useSettledText } from '../page/use-settled-text';

/** Milliseconds after the last key before the request. BIZ-08. */
const pause = 500;
const shortest = 2;
const none: PlaceSuggestion[] = [];

/** Locations that match the text (CALL-28); null while unknown or not requested. */
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
