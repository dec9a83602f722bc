import { useEffect } from 'react';

/**
 * Gives the focus to the page's title when a button is gone that its own dialog has made needless: otherwise it is
 * nowhere, and keyboards start at the top of the page.
 */
export function useTitleFocus(isButtonGone: boolean): void {
  useEffect(() => {
    if (!isButtonGone) return undefined;
    // after the dialog has released the focus
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector('h1')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isButtonGone]);
}
