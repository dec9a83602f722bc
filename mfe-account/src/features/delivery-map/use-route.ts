import { useApi } from '@shop/api';
import { distance } from '@shop/contract';
import type { Position } from '@shop/domain';
import { useEffect, useState } from 'react';
import { findFirstRoute, type TravelMode } from '../../components/map/travel-modes';

/** The backend's names of the travel modes. */
const modes: Record<TravelMode, string> = { driving: 'DRIVE', walking: 'WALK', bicycling: 'BICYCLE' };

interface Route {
  metres: number;
  seconds: number;
}

/** The route between two points and its travel mode; null while loading, and where there is none. ADDR-22. */
export function useRoute(from: Position | null, to: Position): { mode: TravelMode; route: Route } | null {
  const api = useApi();
  const [found, setFound] = useState<{ mode: TravelMode; route: Route } | null>(null);
  const [startLatitude, startLongitude] = [from?.latitude, from?.longitude];
  const [latitude, longitude] = [to.latitude, to.longitude];
  useEffect(() => {
    if (startLatitude === undefined || startLongitude === undefined) return setFound(null);
    let isLatest = true;
    const ends = {
      origin_lat: startLatitude,
      origin_lng: startLongitude,
      destination_lat: latitude,
      destination_lng: longitude,
    };
    const findRoute = async (mode: TravelMode): Promise<Route | null> => {
      const route = await api.send(distance, { query: { ...ends, mode: modes[mode] } });
      return route.found ? route : null;
    };
    // The last route stays on the map while the next one loads.
    void findFirstRoute(findRoute).then((first) => isLatest && setFound(first));
    return () => {
      isLatest = false;
    };
  }, [api, startLatitude, startLongitude, latitude, longitude]);
  return found;
}
