import { useEndpoint } from '@shop/api';
import { placeAutocomplete, type FoundPlace } from '@shop/contract';
import { useSettled } from './use-settled';

type State = 'idle' | 'waiting' | 'found' | 'none' | 'failed';

const shortest = 2;
const nothing: FoundPlace[] = [];

/** Places whose name fits what is typed. Each text has its own answer, so an old one never shows for a newer text (F-30). */
export function usePlaceSuggestions(typed: string) {
  const text = typed.trim();
  const { settled, settle } = useSettled(text);
  const isAsked = settled.length >= shortest;
  const answer = useEndpoint(placeAutocomplete, isAsked ? { query: { search_text: settled } } : null);
  const places = settled === text ? (answer.data ?? nothing) : nothing;
  const state = (): State => {
    if (text.length < shortest) return 'idle';
    if (settled !== text || answer.isLoading) return 'waiting';
    if (answer.error) return 'failed';
    return places.length ? 'found' : 'none';
  };
  return { places, state: state(), settle, retry: () => void answer.mutate() };
}
