import { useDeferredValue, useSyncExternalStore } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { useRemotes } from './remotes-context';
import { toSlotRef, type SlotElementProps } from './slot';
import type { SlotName, SlotProps } from './slot-props';
import { whenIdle } from './when-idle';

let isIdle = false;
const listeners = new Set<() => void>();

function notify() {
  isIdle = true;
  listeners.forEach((listener) => listener());
}

/** Heard in browsers only, by a page that has been made live. */
function subscribe(listener: () => void) {
  if (!isIdle && listeners.size === 0) whenIdle(notify);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A slot that nobody came for: neither servers draw it nor does the first load bring its code. It comes once the page is
 * live and quiet; `fallback` keeps its space till then. On pages that are opened afterwards it is there at once. What can
 * come so late is optional: where no release can show it, nothing stands there.
 */
export function LateSlot<Name extends SlotName>({
  name,
  app,
  fallback = null,
  ...slotProps
}: Omit<SlotElementProps<Name>, 'optional'> & SlotProps[Name]) {
  const componentRef = toSlotRef(name, app);
  const isNow = useSyncExternalStore(
    subscribe,
    () => isIdle,
    () => false,
  );
  const isWanted = useDeferredValue(isNow);
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
