import { useApi } from '@shop/api';
import { placeDetails, type PlaceSuggestion } from '@shop/contract';
import { useState } from 'react';
import { currentPosition } from './current-position';
import { useChooseLocation, type MapPoint, type ModulelessLocation } from './use-choose-location';

type Method = 'search' | 'position' | 'map';

/** The ways to choose a location: search by name, current position, or a point on the map. */
export function useLocationMethods(onChosen: () => void) {
  const api = useApi();
  const { choose, busy, ...choice } = useChooseLocation();
  const [method, setMethod] = useState<Method | null>(null);

  const go = async (by: Method, getPoint: () => Promise<MapPoint>, isConfirmed = false) => {
    setMethod(by);
    const isChosen = await choose(getPoint, isConfirmed);
    if (isChosen) onChosen();
    return isChosen;
  };

  return {
    /** `problem`; `withoutModule`, a chosen location without the visitor's module, until it is confirmed or dropped. */
    ...choice,
    /** The pending method. */
    pendingMethod: busy ? method : null,
    confirm: ({ point, address }: ModulelessLocation) =>
      go('map', () => Promise.resolve({ ...point, address }), true),
    byName: ({ placeId, text }: PlaceSuggestion) =>
      go('search', async () => {
        const found = await api.send(placeDetails, { query: { placeid: placeId } });
        return { ...found, address: text || found.address };
      }),
    byPosition: () => go('position', currentPosition),
    byPoint: (point: MapPoint) => go('map', () => Promise.resolve(point)),
  };
}
