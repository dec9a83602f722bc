import { Skeleton } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { MarkerMap, type MarkerMapProps } from './marker-map';
import { useMapsKey } from './maps-key';
import { mapHeight } from './zooms';

const GoogleMarkers = lazy(() => import(/* webpackChunkName: "google-marks" */ './google-markers'));

/** A map to be looked at: Google's where the shop has a key, else the drawn one. D-26. */
export function ShopMap(map: MarkerMapProps) {
  const key = useMapsKey();
  const waiting = <Skeleton $height={`${mapHeight}px`} />;
  if (key === undefined) return waiting;
  if (key === null) return <MarkerMap {...map} />;
  return (
    <Suspense fallback={waiting}>
      <GoogleMarkers apiKey={key} {...map} />
    </Suspense>
  );
}
