import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '@shop/ui';

interface Combobox<Option> {
  /** What fits the typed text, in the order shown. */
  options: readonly Option[];
  /** Whether the list has anything to say, were it only that nothing was found. */
  hasList: boolean;
  /** The field's text as it changes. */
  onText: (text: string) => void;
  getText: (option: Option) => string;
  onChoose: (option: Option) => void;
  /** Enter without an option: ask now, do not wait for a pause in typing. */
  onSubmit: () => void;
}

/** The action of a key replaces that of the browser or of the surrounding layer: Escape closes the list first. */
const onKeys = (actions: Record<string, (() => void) | undefined>) => (event: KeyboardEvent) => {
  const action = isComposing(event) ? undefined : actions[event.key];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
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
