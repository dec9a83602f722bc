import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard where it was when the pressed button is replaced by others, or disabled for a moment: the focus goes to the
 * last button of the box. `shape` changes when the buttons do. Returns what to call when a button is pressed.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, shape: string): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    const isElsewhere =
      document.activeElement !== document.body && !box.current?.contains(document.activeElement);
    const last = [...(box.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].at(-1);
    if (isElsewhere) isPressed.current = false;
    else if (last) {
      isPressed.current = false;
      last.focus();
    }
  }, [box, shape]);
  return () => {
    isPressed.current = true;
  };
}
