import { useDeferredValue, useSyncExternalStore } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { useRemotes } from './remotes-context';
import { slotPart, type SlotGiven } from './slot';
import type { SlotName, SlotProps } from './slot-props';
import { whenIdle } from './when-idle';

let isQuiet = false;
const hearers = new Set<() => void>();

function tell() {
  isQuiet = true;
  hearers.forEach((hear) => hear());
}

/** Heard in browsers only, by a page that has been made live. */
function hear(hearer: () => void) {
  if (!isQuiet && hearers.size === 0) whenIdle(tell);
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
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
  ...given
}: Omit<SlotGiven<Name>, 'optional'> & SlotProps[Name]) {
  const part = slotPart(name, app);
  const isNow = useSyncExternalStore(
    hear,
    () => isQuiet,
    () => false,
  );
  const isWanted = useDeferredValue(isNow);
  const isOffered = useRemotes().appOf(part) !== null;
  if (!isOffered) return null;
  if (!isWanted) return fallback;
  return <RemoteBoundary key={name} part={part} given={given} fallback={fallback} isOptional />;
}
