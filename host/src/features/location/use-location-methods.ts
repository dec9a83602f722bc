import { ApiError, useApi } from '@shop/api';
import { placeDetails, type PlaceSuggestion } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useState } from 'react';
import { messages } from '../../messages';
import { currentPosition, PositionError } from './current-position';
import { useChooseLocation, type MapPoint, type ModulelessLocation } from './use-choose-location';

type Method = 'search' | 'position' | 'map';

/** The ways to choose a location: search by name, current position, or a point on the map. */
export function useLocationMethods(onChosen: () => void) {
  const api = useApi();
  const { t } = useTranslation(messages);
  const { choose, problem, setProblem, withoutModule, keepLocation } = useChooseLocation();
  const [pending, setPending] = useState<Method | null>(null);

  const go = async (by: Method, getPoint: () => Promise<MapPoint>, isConfirmed = false) => {
    setPending(by);
    setProblem(null);
    try {
      const isChosen = await choose(await getPoint(), isConfirmed);
      if (isChosen) onChosen();
      return isChosen;
    } catch (error) {
      if (error instanceof PositionError) setProblem(t(`place.position.${error.reason}`));
      else setProblem(error instanceof ApiError ? api.wordsFor(error) : t('place.failed'));
      return false;
    } finally {
      setPending((now) => (now === by ? null : now));
    }
  };

  return {
    /** The pending method. */
    pendingMethod: pending,
    problem,
    /** A chosen location without the visitor's module, until it is confirmed or dropped. */
    withoutModule,
    keepLocation,
    confirm: ({ point, address }: ModulelessLocation) =>
      go('map', () => Promise.resolve({ ...point, address }), true),
    clearProblem: () => setProblem(null),
    byName: ({ placeId, text }: PlaceSuggestion) =>
      go('search', async () => {
        const found = await api.send(placeDetails, { query: { placeid: placeId } });
        return { ...found, address: text || found.address };
      }),
    byPosition: () => go('position', currentPosition),
    byPoint: (point: MapPoint) => go('map', () => Promise.resolve(point)),
  };
}
