import type { Position } from '@shop/domain';
import { useEffect, useState } from 'react';
import { findFirstRoute, type TravelMode } from '../travel-modes';

const modes: Record<TravelMode, `${google.maps.TravelMode}`> = {
  driving: 'DRIVING',
  walking: 'WALKING',
  bicycling: 'BICYCLING',
};

/** Google's way between two points, by the first means of travel that has one. ADDR-22. */
export function useGoogleRoute({
  from,
  to,
}: {
  from: Position;
  to: Position;
}): google.maps.DirectionsResult | null {
  const [directions, setDirections] = useState<google.maps.DirectionsResult | null>(null);
  const [fromLatitude, fromLongitude] = [from.latitude, from.longitude];
  const [toLatitude, toLongitude] = [to.latitude, to.longitude];
  useEffect(() => {
    let isLatest = true;
    const service = new google.maps.DirectionsService();
    const found = findFirstRoute((mode) =>
      service.route({
        origin: { lat: fromLatitude, lng: fromLongitude },
        destination: { lat: toLatitude, lng: toLongitude },
        // Google's enumeration is these words; its values come with its script.
        travelMode: modes[mode] as google.maps.TravelMode,
      }),
    );
    void found.then((first) => isLatest && setDirections(first?.route ?? null));
    return () => {
      isLatest = false;
    };
  }, [fromLatitude, fromLongitude, toLatitude, toLongitude]);
  return directions;
}
