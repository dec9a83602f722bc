import { Slot, type SlotProps } from '@shop/federation';
import { Panel } from './search-box.styles';
import { useEffect, useRef } from 'react';

/**
 * Sets the height above a phone's keyboard as `--seen-height` on an element: browsers lay keyboards over pages
 * without resizing them.
 */
function useVisibleHeight(isEnabled: boolean) {
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

/**
 * The suggestions below the field, rendered by a remote. The search works without them, so their failure is not
 * shown.
 */
export function SearchPanel({ full, ...props }: SlotProps['search-suggestions'] & { full: boolean }) {
  const panel = useVisibleHeight(full);
  return (
    // Keeps the focus in the field, and a phone's keyboard open.
    <Panel ref={panel} $full={full} onMouseDown={(event) => event.preventDefault()}>
      <Slot name="search-suggestions" {...props} optional />
    </Panel>
  );
}
