import { useEffect, useRef } from 'react';

/**
 * Sets the height above a phone's keyboard as `--seen-height` on an element: browsers lay keyboards over pages
 * without resizing them.
 */
export function useVisibleHeight(isEnabled: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!isEnabled || !view) return;
    const say = () => element.current?.style.setProperty('--seen-height', `${view.height}px`);
    say();
    view.addEventListener('resize', say);
    return () => view.removeEventListener('resize', say);
  }, [isEnabled]);
  return element;
}
