import { useApi } from '@shop/api';
import { distance } from '@shop/contract';
import type { Position } from '@shop/domain';
import { useEffect, useState } from 'react';
import { firstWay, type TravelMode } from '../../map/travel-modes';

/** What the backend calls the ways to travel. */
const modes: Record<TravelMode, string> = { driving: 'DRIVE', walking: 'WALK', bicycling: 'BICYCLE' };

interface Way {
  metres: number;
  seconds: number;
}

/** The way from one point to another and by what means; null until it is known, and where none leads there. ADDR-22. */
export function useWay(from: Position | null, to: Position): { mode: TravelMode; way: Way } | null {
  const api = useApi();
  const [found, setFound] = useState<{ mode: TravelMode; way: Way } | null>(null);
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
    const ask = async (mode: TravelMode): Promise<Way | null> => {
      const way = await api.send(distance, { query: { ...ends, mode: modes[mode] } });
      return way.found ? way : null;
    };
    // The last way stays on the map while the courier's next is looked up.
    void firstWay(ask).then((first) => isLatest && setFound(first));
    return () => {
      isLatest = false;
    };
  }, [api, startLatitude, startLongitude, latitude, longitude]);
  return found;
}
