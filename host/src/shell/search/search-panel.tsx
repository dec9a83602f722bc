import { RemotesProvider, Slot, useRemotes, type SlotProps } from '@shop/federation';
import { useMemo } from 'react';
import { Panel } from './search-box.styles';
import { useSeenHeight } from './use-seen-height';

const Nothing = () => null;

/**
 * Below the field: the part of the area that knows what can be found. Without it the search works all the same, so its
 * failure is not shown.
 */
export function SearchPanel({ full, ...props }: SlotProps['search-suggestions'] & { full: boolean }) {
  const remotes = useRemotes();
  const quiet = useMemo(() => ({ ...remotes, Card: Nothing }), [remotes]);
  const panel = useSeenHeight(full);
  return (
    // The field keeps the focus, and a phone its keyboard.
    <Panel ref={panel} $full={full} onMouseDown={(event) => event.preventDefault()}>
      <RemotesProvider value={quiet}>
        <Slot name="search-suggestions" {...props} />
      </RemotesProvider>
    </Panel>
  );
}
