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

/** Called only in browsers, by a hydrated page. */
function subscribe(listener: () => void) {
  if (!isIdle && listeners.size === 0) whenIdle(notify);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A slot that is not part of the main content: servers do not render it, and the first load does not include its code. It
 * loads once the page is hydrated and idle; until then `fallback` reserves its space. On pages opened afterwards it is
 * rendered immediately. It is optional: if no release can show it, nothing is shown.
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
