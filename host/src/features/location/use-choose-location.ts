import { ApiError, useApi, useCache, type Api } from '@shop/api';
import { geocode, moduleList, zoneOf } from '@shop/contract';
import type { NamedLocation, Position } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { chooseLocation, useSessionStore } from '@shop/session';
import { toast, useLatestCall } from '@shop/ui';
import { useCallback, useState } from 'react';
import { messages } from '../../messages';
import { PositionError } from './current-position';

/** A point on the map, with its address if that is known already. */
export interface MapPoint extends Position {
  address?: string;
}

const noZoneStatuses = new Set([403, 404, 422]);

/** What stands for the address of a point that has none. */
export const toCoordinatesText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** The address of a point; its coordinates when there is none. */
async function findAddress(api: Api, point: Position): Promise<string> {
  const coordinates = toCoordinatesText(point);
  const response = api.send(geocode, { query: { lat: point.latitude, lng: point.longitude } });
  return response.then((address) => address || coordinates).catch(() => coordinates);
}

async function findZones(api: Api, { latitude, longitude }: Position): Promise<number[]> {
  try {
    return (await api.send(zoneOf, { query: { lat: latitude, lng: longitude } })).zoneIds;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http' && noZoneStatuses.has(error.status)) return [];
    throw error;
  }
}

/** A location that does not have the visitor's module, which they have to know before it is chosen. */
export interface ModulelessLocation {
  point: MapPoint;
  address: string;
  module: string;
  /** Names of the modules that are offered there. */
  others: string[];
}

/** The modules of these zones, if the visitor's is not one of them; null if it is, and where that is unknown. */
async function findOtherModules(
  api: Api,
  zoneIds: number[],
): Promise<{ module: string; others: string[] } | null> {
  const { module } = api.session.getState();
  if (!module) return null;
  const offered = await api.send(moduleList, {}, { zoneIds }).catch(() => null);
  if (!offered || offered.some(({ id }) => id === module.id)) return null;
  return { module: module.name, others: offered.map(({ name }) => name) };
}

/**
 * Makes a point the visitor's location: finds its zones and address, stores it, drops every response for the old
 * location, and shows a message (STATE-01, STATE-02, D-05). Returns whether it was chosen; `problem` explains why
 * not. Of two choices the later one counts, however long the point of the earlier one takes; closing the picker drops
 * a pending one. A location without the visitor's module is not chosen before they have confirmed it: `withoutModule`.
 */
export function useChooseLocation() {
  const api = useApi();
  const bus = useBus();
  const session = useSessionStore();
  const { dropAll } = useCache();
  const { t } = useTranslation(messages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [withoutModule, setWithoutModule] = useState<ModulelessLocation | null>(null);
  const begin = useLatestCall();

  const store = useCallback(
    (location: NamedLocation, zoneIds: number[]) => {
      chooseLocation(session, bus, location, zoneIds);
      void dropAll();
      window.scrollTo(0, 0);
      const isRental = session.getState().module?.type === 'rental';
      toast.success(t(isRental ? 'place.pickupChosen' : 'place.chosen'));
    },
    [session, bus, dropAll, t],
  );

  const toProblem = (error: unknown): string => {
    if (error instanceof PositionError) return t(`place.position.${error.reason}`);
    return error instanceof ApiError ? api.wordsFor(error) : t('place.failed');
  };

  const choose = async (getPoint: () => Promise<MapPoint>, isConfirmed = false): Promise<boolean> => {
    const isLatest = begin();
    setBusy(true);
    setProblem(null);
    setWithoutModule(null);
    try {
      const point = await getPoint();
      if (!isLatest()) return false;
      const [zoneIds, address] = await Promise.all([
        findZones(api, point),
        point.address || findAddress(api, point),
      ]);
      const missing = isConfirmed || zoneIds.length === 0 ? null : await findOtherModules(api, zoneIds);
      if (!isLatest()) return false;
      if (missing) {
        setWithoutModule({ point, address, ...missing });
        return false;
      }
      if (zoneIds.length) store({ latitude: point.latitude, longitude: point.longitude, address }, zoneIds);
      else setProblem(t('place.outside', { place: address }));
      return zoneIds.length > 0;
    } catch (error) {
      if (isLatest()) setProblem(toProblem(error));
      return false;
    } finally {
      if (isLatest()) setBusy(false);
    }
  };

  /** Drops a pending choice, with its problem. */
  const drop = () => {
    begin();
    setBusy(false);
    setProblem(null);
  };

  return { choose, drop, busy, problem, withoutModule, keepLocation: () => setWithoutModule(null) };
}
