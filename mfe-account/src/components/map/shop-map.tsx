import { isRecord } from '@shop/contract';
import { Skeleton } from '@shop/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { MarkerMap, type MarkerMapProps } from './marker-map';
import { mapHeight } from './projection';

/** The shop's browser key for Google Maps, as the page brings it; null: there is none. */
function getPageKey(): string | null {
  try {
    const boot: unknown = JSON.parse(document.getElementById('shop-boot')?.textContent ?? 'null');
    return isRecord(boot) && typeof boot.mapsKey === 'string' && boot.mapsKey ? boot.mapsKey : null;
  } catch {
    return null;
  }
}

/** The key; null where the shop has none, undefined until the page has been asked. D-26. */
export function useMapsKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => setKey(getPageKey()), []);
  return key;
}

const GoogleMarkers = lazy(() => import(/* webpackChunkName: "google-marks" */ './google/google-markers'));

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
