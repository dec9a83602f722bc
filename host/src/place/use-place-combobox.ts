import type { FoundPlace } from '@shop/contract';
import { useState, type KeyboardEvent } from 'react';
import { usePlaceSuggestions } from './use-place-suggestions';

/** The next entry in a ring; -1 is none yet. */
function neighbour(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}

/** A key's deed takes the place of what the browser, or what the list stands in, would do: Escape closes the list first. */
const onKeys = (deeds: Record<string, (() => void) | undefined>) => (event: KeyboardEvent) => {
  const deed = event.nativeEvent.isComposing ? undefined : deeds[event.key];
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
};

/** Behaviour of a combobox over places: typing, arrows, Enter, Escape (ARIA 1.2). */
export function usePlaceCombobox(onPick: (place: FoundPlace) => void) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = usePlaceSuggestions(text);
  const { places, state, settle } = suggestions;
  const isShown = isOpen && state !== 'idle';

  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    setOpen(true);
  };
  const pick = (place: FoundPlace) => {
    setText(place.text);
    setOpen(false);
    onPick(place);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    setActive((now) => neighbour(now, step, places.length));
  };
  const enter = () => {
    const place = places[Math.max(active, 0)];
    if (isShown && place) pick(place);
    else settle();
  };
  const onKeyDown = onKeys({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: isShown ? () => setOpen(false) : undefined,
  });

  return {
    ...suggestions,
    text,
    active,
    isShown,
    type,
    pick,
    onKeyDown,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
