import { useEffect, useRef } from 'react';
import type { AnalyticsEvent } from './analytics-event';
import { useBus } from './use-shop-event';

/**
 * Tracks something that is on screen: once for each `key`, when the event is first available. Null means not yet. Actions
 * of the visitor are tracked where they happen, with `bus.emit('analytics:measured', …)`.
 */
export function useMeasured(key: string | number | null, event: () => AnalyticsEvent | null): void {
  const bus = useBus();
  const latest = useRef(event);
  const trackedKey = useRef<string | number | null>(null);
  useEffect(() => {
    latest.current = event;
  });
  useEffect(() => {
    if (key === null || key === trackedKey.current) return;
    const event = latest.current();
    if (!event) return;
    trackedKey.current = key;
    bus.emit('analytics:measured', event);
  }, [bus, key]);
}
