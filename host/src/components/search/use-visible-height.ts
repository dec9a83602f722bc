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
    const update = () => element.current?.style.setProperty('--seen-height', `${view.height}px`);
    update();
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, [isEnabled]);
  return element;
}
