import type { FoundPlace } from '@shop/contract';
import { useState, type KeyboardEvent } from 'react';
import { useFoundPlaces } from './use-found-places';

/** A key's deed takes the place of what the browser, the form or the dialog around would do. */
const onKeys = (deeds: Record<string, (() => void) | undefined>) => (event: KeyboardEvent) => {
  const deed = event.nativeEvent.isComposing ? undefined : deeds[event.key];
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
};

/** Behaviour of a combobox over places (ARIA 1.2). */
export function usePlaceCombobox(onPick: (place: FoundPlace) => void) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useFoundPlaces(text);
  const { places } = found;
  const isShown = isOpen && found.isLong;

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
    const from = active < 0 && step < 0 ? 0 : active;
    if (places.length) setActive((from + step + places.length) % places.length);
  };
  const enter = () => {
    const place = places[Math.max(active, 0)];
    if (isOpen && place) pick(place);
    else found.askNow();
  };
  const onKeyDown = onKeys({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: isShown ? () => setOpen(false) : undefined,
  });
  return {
    ...found,
    text,
    type,
    pick,
    active,
    isShown,
    onKeyDown,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
