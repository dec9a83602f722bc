import { useEffect } from 'react';
import { ReleaseOffer } from '../../features/release-offer/release-offer';
import { ConsentBanner } from '../../features/consent/consent-banner';
import { useStream } from '../../analytics/use-stream';
import { watchVitals } from '../../analytics/watch-vitals';
import type { DeferredProps } from './deferred';
import { Banners } from '../../components/banner/banner';

/** The deferred content, in a chunk that loads after everything else. */
export function DeferredContent({ boot, events }: DeferredProps) {
  const consent = useStream(boot, events);
  useEffect(() => watchVitals(boot), [boot]);
  return (
    <Banners data-banners="">
      <ReleaseOffer boot={boot} />
      <ConsentBanner consent={consent} />
    </Banners>
  );
}
