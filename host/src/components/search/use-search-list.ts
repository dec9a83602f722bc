import { isComposing } from '@shop/ui';
import { useId, useState, type KeyboardEvent } from 'react';

type KeyActions = Record<string, (() => void) | undefined>;

/** Runs the action of a key in place of the browser's default and of the handlers around the list. */
const onKeys = (actions: KeyActions) => (event: KeyboardEvent) => {
  const action = isComposing(event) || event.altKey ? undefined : actions[event.key];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
};

/**
 * The state of the list below the search field: whether it is open, and which option is active (ARIA 1.2, combobox
 * with list autocomplete). It does not know what the options are.
 */
export function useSearchList() {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [count, setCount] = useState(0);

  const options = () => [
    ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ];
  const goTo = (option: HTMLElement | undefined) => {
    setActive(option?.id ?? null);
    option?.scrollIntoView({ block: 'nearest' });
  };
  /** Moves in a ring; the field itself lies between the last and the first option. */
  const move = (step: 1 | -1) => {
    setOpen(true);
    const all = options();
    const at = all.findIndex(({ id }) => id === active);
    const positions = all.length + 1;
    goTo(all[((at + 1 + step + positions) % positions) - 1]);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  /** No option is active at first. */
  const open = () => {
    setOpen(true);
    setActive(null);
  };

  const isOn = isOpen && active !== null && count > 0;
  const onKeyDown = (onEscape: (() => void) | undefined) =>
    onKeys({
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Home: isOn ? () => goTo(options()[0]) : undefined,
      End: isOn ? () => goTo(options().at(-1)) : undefined,
      Enter: isOn ? () => document.getElementById(active)?.click() : undefined,
      Escape: isOpen ? close : onEscape,
    });

  return { listId, isOpen, active: isOpen ? active : null, count, setCount, open, close, onKeyDown };
}
