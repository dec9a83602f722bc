import { Skeleton } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { MarkedMap, type MarkedMapProps } from './marked-map';
import { useMapsKey } from './maps-key';
import { mapHeight } from './zooms';

const GoogleMarks = lazy(() => import(/* webpackChunkName: "google-marks" */ './google-marks'));

/** A map to be looked at: Google's where the shop has a key, else the drawn one. D-26. */
export function ShopMap(map: MarkedMapProps) {
  const key = useMapsKey();
  const waiting = <Skeleton $height={`${mapHeight}px`} />;
  if (key === undefined) return waiting;
  if (key === null) return <MarkedMap {...map} />;
  return (
    <Suspense fallback={waiting}>
      <GoogleMarks apiKey={key} {...map} />
    </Suspense>
  );
}
