import { loadMessages } from '@shop/i18n';
import { useEffect, useState } from 'react';
import { useStream } from '../../analytics/use-stream';
import { watchVitals } from '../../analytics/watch-vitals';
import type { BannerStack as Stack } from './banner-stack';
import type { DeferredProps } from './deferred';
import { useBannerReason } from './use-banner-reason';

/** The deferred content, in a chunk that loads after everything else. The banners load when there is one to show. */
export function DeferredContent({ boot, events }: DeferredProps) {
  const consent = useStream(boot, events);
  useEffect(() => watchVitals(boot), [boot]);
  const [BannerStack, setComponent] = useState<typeof Stack | null>(null);
  const reason = useBannerReason(boot, consent);
  const { language } = boot;
  useEffect(() => {
    if (!reason) return;
    import(/* webpackChunkName: "banners" */ './banner-stack').then(
      async ({ BannerStack }) => {
        await loadMessages(language);
        setComponent(() => BannerStack);
      },
      // The next reason tries again.
      () => undefined,
    );
  }, [reason, language]);
  return BannerStack && reason && <BannerStack boot={boot} consent={consent} reason={reason} />;
}
