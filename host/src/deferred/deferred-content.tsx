import { useEffect } from 'react';
import { ReleaseOffer } from '../release-offer/release-offer';
import { ConsentBanner } from '../stream/consent-banner';
import { useStream } from '../stream/use-stream';
import { watchVitals } from '../vitals/watch-vitals';
import type { DeferredProps } from './deferred';
import { Banners } from './banner';

/** Comes in a file of its own, after everything else. */
export function DeferredContent({ boot, events }: DeferredProps) {
  const consent = useStream(boot, events);
  useEffect(() => watchVitals(boot), [boot]);
  return (
    <Banners>
      <ReleaseOffer boot={boot} />
      <ConsentBanner consent={consent} />
    </Banners>
  );
}
