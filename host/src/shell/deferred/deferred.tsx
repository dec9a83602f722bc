import { useBus } from '@shop/events';
import { useIdle, type BootData } from '@shop/federation';
import { useEffect, useState, type ComponentType } from 'react';
import { EarlyEvents } from '../../analytics/early-events';

export interface DeferredProps {
  boot: BootData;
  /** The bus events so far and those that follow. */
  events: EarlyEvents;
}

/** Restores what was typed before a reload; its code is loaded only if something was saved. */
function restoreSavedFields() {
  try {
    if (window.sessionStorage.getItem('kept-fields') === null) return;
  } catch {
    return; // Nothing is stored in this browser (F-31).
  }
  import(/* webpackChunkName: "kept-fields" */ '../../features/release-offer/restore-fields').then(
    ({ restoreFields }) => restoreFields(document, window.sessionStorage),
    () => undefined,
  );
}

/** Loads analytics, the release check and the web vitals after the page. Nothing waits for it. */
export function Deferred({ boot }: Pick<DeferredProps, 'boot'>) {
  const bus = useBus();
  const [events] = useState(() => new EarlyEvents());
  const [Component, setComponent] = useState<ComponentType<DeferredProps> | null>(null);
  useEffect(restoreSavedFields, []);
  useEffect(() => events.listen(bus, () => window.location.pathname), [events, bus]);
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    import(/* webpackChunkName: "late" */ './deferred-content').then(
      ({ DeferredContent }) => setComponent(() => DeferredContent),
      // This page does not need it; the next one tries again.
      () => undefined,
    );
  }, [isIdle]);
  return Component && <Component boot={boot} events={events} />;
}
