import { Slot, type SlotProps } from '@shop/federation';
import { Panel } from './search-box.styles';
import { useVisibleHeight } from './use-visible-height';

/**
 * Below the field: the part of the area that knows what can be found. Without it the search works all the same, so its
 * failure is not shown.
 */
export function SearchPanel({ full, ...props }: SlotProps['search-suggestions'] & { full: boolean }) {
  const panel = useVisibleHeight(full);
  return (
    // The field keeps the focus, and a phone its keyboard.
    <Panel ref={panel} $full={full} onMouseDown={(event) => event.preventDefault()}>
      <Slot name="search-suggestions" {...props} optional />
    </Panel>
  );
}
