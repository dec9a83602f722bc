import { useBus } from '@shop/events';
import { whenIdle, type BootData } from '@shop/federation';
import { loadMessages } from '@shop/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { EarlyEvents } from '../stream/early-events';

export interface LateProps {
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
  import(/* webpackChunkName: "kept-fields" */ '../release-offer/bring-fields-back').then(
    ({ bringFieldsBack }) => bringFieldsBack(document, window.sessionStorage),
    () => undefined,
  );
}

/** What watches over a page that is done: consent and stream, newer releases, vitals. Nothing of the page waits for it. */
export function LateParts({ boot }: Pick<LateProps, 'boot'>) {
  const bus = useBus();
  const [events] = useState(() => new EarlyEvents());
  const [Part, setPart] = useState<ComponentType<LateProps> | null>(null);
  const { language } = boot;
  useEffect(bringBack, []);
  useEffect(() => events.hear(bus, () => window.location.pathname), [events, bus]);
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "late" */ './late').then(
          async ({ Late }) => {
            await loadMessages(language);
            setPart(() => Late);
          },
          // Of no use to this page; the next one tries again.
          () => undefined,
        );
      }),
    [language],
  );
  return Part && <Part boot={boot} events={events} />;
}
