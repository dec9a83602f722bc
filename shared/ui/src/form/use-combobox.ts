import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '@shop/ui';

interface Combobox<Option> {
  /** Matches of the typed text, in the order shown. */
  options: readonly Option[];
  /** Whether the list is shown, even if only to report that nothing was found. */
  hasList: boolean;
  /** Called when the field's text changes. */
  onText: (text: string) => void;
  getText: (option: Option) => string;
  onChoose: (option: Option) => void;
  /** Enter without an option: search immediately, without waiting for a pause in typing. */
  onSubmit: () => void;
}

/** Handles a key instead of the browser or the surrounding layer: Escape closes the list first. */
const onKeys = (actions: Record<string, (() => void) | undefined>) => (event: KeyboardEvent) => {
  const action = isComposing(event) ? undefined : actions[event.key];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
};

/** The next index, wrapping around; -1 means none yet. */
function neighbour(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}

/**
 * Behaviour of a field with a list of matches (ARIA 1.2 combobox): typing opens it, arrows move and wrap around, Enter
 * chooses the highlighted option or the first, Escape closes only the list. The caller provides text and matches.
 */
export function useCombobox<Option>({
  options,
  hasList,
  onText,
  getText,
  onChoose,
  onSubmit,
}: Combobox<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && hasList;

  const type = (typed: string) => {
    onText(typed);
    setActive(-1);
    setOpen(true);
  };
  const pick = (option: Option) => {
    onText(getText(option));
    setOpen(false);
    onChoose(option);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    setActive((now) => neighbour(now, step, options.length));
  };
  const enter = () => {
    const option = options[Math.max(active, 0)];
    if (isShown && option) pick(option);
    else onSubmit();
  };
  const onKeyDown = onKeys({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: isShown ? () => setOpen(false) : undefined,
  });
  return { active, isShown, type, pick, onKeyDown, open: () => setOpen(true), close: () => setOpen(false) };
}
