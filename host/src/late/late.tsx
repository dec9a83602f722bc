import { useEffect } from 'react';
import { ReleaseOffer } from '../release-offer/release-offer';
import { ConsentBanner } from '../stream/consent-banner';
import { useStream } from '../stream/use-stream';
import { watchVitals } from '../vitals/watch-vitals';
import type { LateProps } from './late-parts';
import { Notices } from './notice';

/** Comes in a file of its own, after everything else. */
export function Late({ boot, events }: LateProps) {
  const consent = useStream(boot, events);
  useEffect(() => watchVitals(boot), [boot]);
  return (
    <Notices>
      <ReleaseOffer boot={boot} />
      <ConsentBanner consent={consent} />
    </Notices>
  );
}
