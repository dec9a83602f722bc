import { useEffect, useRef } from 'react';

/**
 * Tells an element's styles, as `--seen-height`, how much of the screen is left above a phone's keyboard; browsers lay
 * keyboards over pages without making those smaller.
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
