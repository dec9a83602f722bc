import { useEndpoint } from '@shop/api';
import { suggestions, vehicleSuggestions } from '@shop/contract';
import type { Suggestions } from '@shop/domain';
import { useMemo, useState } from 'react';
import { useModuleType } from '../../components/page/use-module-type';
import { useSettledText } from '../../components/page/use-settled-text';
import { isMatch } from './matching';

/**
 * Milliseconds after the last key before the request. BIZ-08 has 500 by default; suggestions must arrive before the
 * next word, and each text is requested once (30 s), so there are few additional requests.
 */
const pause = 200;
const shortest = 2;

const limits = { items: 5, stores: 3, categories: 3 };

const few = ({ items, stores, categories, didYouMean }: Suggestions): Suggestions => ({
  ...(didYouMean ? { didYouMean } : {}),
  items: items.slice(0, limits.items),
  stores: stores.slice(0, limits.stores),
  categories: categories.slice(0, limits.categories),
});

/** The previous results that match the newer text too. */
function filterSuggestions({ items, stores, categories }: Suggestions, typed: string): Suggestions {
  const matches = ({ name }: { name: string }) => isMatch(name, typed);
  return few({
    items: items.filter(matches),
    stores: stores.filter(matches),
    categories: categories.filter(matches),
  });
}

export const countSuggestions = ({ items, stores, categories }: Suggestions) =>
  items.length + stores.length + categories.length;

const nothing: Suggestions = { items: [], stores: [], categories: [] };

const noRetry = { shouldRetryOnError: false };

/** In rental, vehicles replace items and providers replace stores (GEN-04). Null sends no request. */
function useSuggestionsQuery(name: string | null) {
  const isRental = useModuleType() === 'rental';
  const args = name === null ? null : { query: { name } };
  const goods = useEndpoint(suggestions, isRental ? null : args, noRetry);
  const rental = useEndpoint(vehicleSuggestions, isRental ? args : null, noRetry);
  const named = rental.data;
  const vehicles = useMemo<Suggestions | undefined>(() => {
    if (!named) return undefined;
    const shown = (entry: { id: number; name: string }) => ({ ...entry, imageUrl: null });
    const items = named.vehicles.map((vehicle) => ({ ...shown(vehicle), storeName: '' }));
    return { items, stores: named.providers.map(shown), categories: [] };
  }, [named]);
  return isRental
    ? { data: vehicles, isLoading: rental.isLoading }
    : { data: goods.data, isLoading: goods.isLoading };
}

/**
 * Suggestions for the typed text. Responses are cached by text, so a late one never shows under a newer text (F-30);
 * until the response arrives, the matching results of the last one are shown.
 */
export function useSuggestions(typed: string): { found: Suggestions; isWaiting: boolean } {
  const searchText = typed.trim();
  const settled = useSettledText(searchText, pause);
  const canRequest = searchText.length >= shortest;
  const canSearch = canRequest && settled.length >= shortest;
  const response = useSuggestionsQuery(canSearch ? settled : null);
  const [last, setLast] = useState(nothing);
  if (response.data && response.data !== last) setLast(response.data);
  if (!canRequest) return { found: nothing, isWaiting: false };
  if (settled === searchText && response.data) return { found: few(response.data), isWaiting: false };
  const isWaiting = settled !== searchText || response.isLoading;
  return { found: isWaiting ? filterSuggestions(last, searchText) : nothing, isWaiting };
}
