import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '@shop/ui';

interface Combobox<Option> {
  /** What fits the typed text, in the order shown. */
  options: readonly Option[];
  /** Whether the list has anything to say, were it only that nothing was found. */
  hasList: boolean;
  /** The field's text as it changes. */
  onText: (text: string) => void;
  textOf: (option: Option) => string;
  onPick: (option: Option) => void;
  /** Enter without an option: ask now, do not wait for a pause in typing. */
  onAsk: () => void;
}

/** A key's deed takes the place of what the browser, or what the list stands in, would do: Escape closes the list first. */
const onKeys = (deeds: Record<string, (() => void) | undefined>) => (event: KeyboardEvent) => {
  const deed = isComposing(event) ? undefined : deeds[event.key];
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
};

/** The next entry in a ring; -1 is none yet. */
function neighbour(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}

/**
 * Behaviour of a field with a list of what fits (combobox of ARIA 1.2): typing opens it, arrows walk in a ring, Enter takes
 * the marked option or the first, Escape closes the list and nothing around it. The text and what fits are the caller's.
 */
export function useCombobox<Option>({ options, hasList, onText, textOf, onPick, onAsk }: Combobox<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && hasList;

  const type = (typed: string) => {
    onText(typed);
    setActive(-1);
    setOpen(true);
  };
  const pick = (option: Option) => {
    onText(textOf(option));
    setOpen(false);
    onPick(option);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    setActive((now) => neighbour(now, step, options.length));
  };
  const enter = () => {
    const option = options[Math.max(active, 0)];
    if (isShown && option) pick(option);
    else onAsk();
  };
  const onKeyDown = onKeys({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: isShown ? () => setOpen(false) : undefined,
  });
  return { active, isShown, type, pick, onKeyDown, open: () => setOpen(true), close: () => setOpen(false) };
}
