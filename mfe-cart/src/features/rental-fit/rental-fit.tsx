import { ApiError, reportError, useApi, useCache, type Api } from '@shop/api';
import { moduleList, rentalCart, zoneOf } from '@shop/contract';
import { servesPickup, type NamedLocation, type RentalCart } from '@shop/domain';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { chooseLocation } from '@shop/session';
import { toast } from '@shop/ui';
import { useEffect } from 'react';
import { messages } from '../../messages';
import { useLatest } from '../../ordering/use-latest';
import { useRentalController } from '../../rental-cart/use-rental-cart';

/** Milliseconds: long enough to read why the cart was cleared. */
const toastTime = 10_000;

/**
 * Zones of the pick-up location, if the chosen module rents out this provider's vehicles there; empty otherwise.
 * STATE-26.
 */
async function findZones(
  api: Api,
  cart: RentalCart,
  pickup: NamedLocation,
  moduleId: number,
): Promise<number[]> {
  const modules = await api.send(moduleList, {});
  const chosen = modules.find(({ id }) => id === moduleId);
  if (!chosen || !servesPickup(cart.provider?.pickupZoneIds ?? [], chosen.zoneIds)) return [];
  try {
    return (await api.send(zoneOf, { query: { lat: pickup.latitude, lng: pickup.longitude } })).zoneIds;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http' && error.status < 500) return [];
    throw error;
  }
}

const isSamePoint = (one: NamedLocation | null, other: NamedLocation) =>
  one?.latitude === other.latitude && one.longitude === other.longitude;

/** Adapts location or rental cart to the chosen rental module. STATE-25 … STATE-27. */
function useFit(moduleId: number): () => Promise<void> {
  const { t } = useTranslation(messages);
  const api = useApi();
  const cache = useCache();
  const controller = useRentalController();

  const moveToPickup = (place: NamedLocation, zoneIds: number[]) => {
    if (!isSamePoint(api.session.getState().place, place)) {
      chooseLocation(api.session, api.bus, place, zoneIds);
      void cache.dropAll();
      window.scrollTo(0, 0);
    }
    toast.success(t('rental.fit.placed'));
  };
  return async () => {
    await controller.settled();
    const cart = await api.send(rentalCart, {});
    if (cart.lines.length === 0 || !cart.plan) return;
    const { pickup } = cart.plan;
    const zoneIds = await findZones(api, cart, pickup, moduleId);
    if (zoneIds.length > 0) moveToPickup(pickup, zoneIds);
    else if (await controller.clear()) toast.error(t('rental.fit.cleared'), { lasts: toastTime });
  };
}

/**
 * Handles the command that follows the choice of a rental module: the cart's pick-up location becomes the visitor's
 * where the module serves it; otherwise the cart is cleared and the visitor is told. Failures show the server's
 * message. ERR-14, ERR-23.
 */
export default function RentalFit({ payload, done }: ListenerProps<{ moduleId: number }>) {
  const api = useApi();
  const fit = useFit(payload.moduleId);
  const latest = useLatest({ fit, done });
  useEffect(() => {
    latest.current
      .fit()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        reportError(api, error);
      })
      .finally(() => latest.current.done());
  }, [api, latest]);
  return null;
}
