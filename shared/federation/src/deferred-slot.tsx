import { useDeferredValue } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { useRemotes } from './remotes-context';
import { toSlotRef, type SlotElementProps } from './slot';
import type { SlotName, SlotProps } from './slot-props';
import { useIdle } from './use-idle';

/**
 * A slot that is not part of the main content: servers do not render it, and the first load does not include its code. It
 * loads once the page is hydrated and idle; until then `fallback` reserves its space. On pages opened afterwards it is
 * rendered immediately. It is optional: if no release can show it, nothing is shown.
 */
export function DeferredSlot<Name extends SlotName>({
  name,
  app,
  fallback = null,
  ...slotProps
}: Omit<SlotElementProps<Name>, 'optional'> & SlotProps[Name]) {
  const componentRef = toSlotRef(name, app);
  const isWanted = useDeferredValue(useIdle());
  const isOffered = useRemotes().getApp(componentRef) !== null;
  if (!isOffered) return null;
  if (!isWanted) return fallback;
  return (
    <RemoteBoundary
      key={name}
      componentRef={componentRef}
      componentProps={slotProps}
      fallback={fallback}
      isOptional
    />
  );
}
