import { Slot, type SlotProps } from '@shop/federation';
import { Panel } from './search-box.styles';
import { useVisibleHeight } from './use-visible-height';

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
