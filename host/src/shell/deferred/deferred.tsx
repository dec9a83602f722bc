import { useBus } from '@shop/events';
import { whenIdle, type BootData } from '@shop/federation';
import { loadMessages } from '@shop/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { EarlyEvents } from '../../analytics/early-events';

export interface DeferredProps {
  boot: BootData;
  /** What has been told on the bus so far, and what follows. */
  events: EarlyEvents;
}

/** What was typed before a refresh comes back as soon as the page is the browser's: its code only where there is something. */
function bringBack() {
  try {
    if (window.sessionStorage.getItem('kept-fields') === null) return;
  } catch {
    return; // nothing is stored in this browser (F-31)
  }
  import(/* webpackChunkName: "kept-fields" */ '../../features/release-offer/restore-fields').then(
    ({ restoreFields }) => restoreFields(document, window.sessionStorage),
    () => undefined,
  );
}

/** What watches over a page that is done: consent and stream, newer releases, vitals. Nothing of the page waits for it. */
export function Deferred({ boot }: Pick<DeferredProps, 'boot'>) {
  const bus = useBus();
  const [events] = useState(() => new EarlyEvents());
  const [Component, setComponent] = useState<ComponentType<DeferredProps> | null>(null);
  const { language } = boot;
  useEffect(bringBack, []);
  useEffect(() => events.listen(bus, () => window.location.pathname), [events, bus]);
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "late" */ './deferred-content').then(
          async ({ DeferredContent }) => {
            await loadMessages(language);
            setComponent(() => DeferredContent);
          },
          // Of no use to this page; the next one tries again.
          () => undefined,
        );
      }),
    [language],
  );
  return Component && <Component boot={boot} events={events} />;
}
