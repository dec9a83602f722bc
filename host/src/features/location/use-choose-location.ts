import { ApiError, useApi, useCache, type Api } from '@shop/api';
import { geocode, zoneOf } from '@shop/contract';
import type { NamedLocation, Position } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { choosePlace, useSessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { useCallback, useRef, useState } from 'react';
import { messages } from '../../messages';

/** A point on the map, with its address if that is known already. */
export interface Spot extends Position {
  address?: string;
}

const notServed = new Set([403, 404, 422]);

/** The address of a point; its coordinates when there is none. */
async function findAddress(api: Api, { latitude, longitude }: Position): Promise<string> {
  const coordinates = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const response = api.send(geocode, { query: { lat: latitude, lng: longitude } });
  return response.then((address) => address || coordinates).catch(() => coordinates);
}

async function findZones(api: Api, { latitude, longitude }: Position): Promise<number[]> {
  try {
    return (await api.send(zoneOf, { query: { lat: latitude, lng: longitude } })).zoneIds;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http' && notServed.has(error.status)) return [];
    throw error;
  }
}

/**
 * Makes a point the visitor's location: finds its zones and address, stores it, drops every response for the old
 * location, and shows a message (STATE-01, STATE-02, D-05). Returns whether it was chosen; `problem` explains why
 * not. Of two quick choices the later one counts.
 */
export function useChooseLocation() {
  const api = useApi();
  const bus = useBus();
  const session = useSessionStore();
  const { dropAll } = useCache();
  const { t } = useTranslation(messages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef(0);

  const store = useCallback(
    (location: NamedLocation, zoneIds: number[]) => {
      choosePlace(session, bus, location, zoneIds);
      void dropAll();
      window.scrollTo(0, 0);
      const isRental = session.getState().module?.type === 'rental';
      toast.success(t(isRental ? 'place.pickupChosen' : 'place.chosen'));
    },
    [session, bus, dropAll, t],
  );

  const choose = async (spot: Spot): Promise<boolean> => {
    const mine = (last.current += 1);
    const isLatest = () => last.current === mine;
    setBusy(true);
    setProblem(null);
    try {
      const [zoneIds, address] = await Promise.all([
        findZones(api, spot),
        spot.address || findAddress(api, spot),
      ]);
      if (!isLatest()) return false;
      if (zoneIds.length) store({ latitude: spot.latitude, longitude: spot.longitude, address }, zoneIds);
      else setProblem(t('place.outside', { place: address }));
      return zoneIds.length > 0;
    } catch (error) {
      if (isLatest()) setProblem(error instanceof ApiError ? api.wordsFor(error) : t('place.failed'));
      return false;
    } finally {
      if (isLatest()) setBusy(false);
    }
  };

  return { choose, busy, problem, setProblem };
}
