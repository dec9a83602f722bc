import { ApiError, useApi, useEndpoint } from '@shop/api';
import { type Endpoint, orderDetails, trackOrder, tripDetails } from '@shop/contract';
import { isTripOver, type Order, type OrderStatus, type Trip } from '@shop/domain';
import { useSession } from '@shop/session';
import { useCallback, useEffect, useState } from 'react';
import { type TrackedQuery } from './tracked-query';

/** Milliseconds after which a running order or trip is read again. */
export const trackingInterval = 15_000;

/** Makes a visitor without a guest id a guest, who may then track by a link (STATE-05). Returns the failure, if any. */
function useGuest(isWanted: boolean) {
  const api = useApi();
  const isNobody = useSession(({ token, guestId }) => token === null && guestId === null);
  const [failure, setFailure] = useState<ApiError>();
  const become = useCallback(async () => {
    setFailure(undefined);
    await api.ensureGuest().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    });
  }, [api]);
  const isDue = isWanted && isNobody;
  useEffect(() => {
    if (isDue) void become();
  }, [isDue, become]);
  return { failure: isDue ? failure : undefined, become: isDue ? become : null };
}

interface Source<Args, Model> {
  endpoint: Endpoint<Args, Model>;
  /** `phone`: null for the customer's own. */
  getArgs: (id: number, phone: string | null) => Args;
  isInProgress: (latest: Model | undefined) => boolean;
}

/**
 * An order or trip, read at intervals while it is running. A customer's own is tried first, then, with a phone, a
 * guest's. D-23, D-24.
 */
function useTracked<Args, Model>(
  { endpoint, getArgs, isInProgress }: Source<Args, Model>,
  query: TrackedQuery | null,
) {
  const isRestored = useSession((session) => session.restored);
  const guest = useGuest(isRestored && query !== null);
  const isCustomer = useSession((session) => session.token !== null);
  const refreshInterval = (latest: Model | undefined) => (isInProgress(latest) ? trackingInterval : 0);
  const requested = isRestored ? query : null;
  const ownArgs = requested && getArgs(requested.id, null);
  const own = useEndpoint(endpoint, isCustomer ? ownArgs : null, { refreshInterval });
  const isNotOwn = own.error?.status === 404 && !own.data;
  const phone = requested?.phone && (!isCustomer || isNotOwn) ? requested.phone : null;
  const phoneArgs = requested && phone ? getArgs(requested.id, phone) : null;
  const guestResponse = useEndpoint(endpoint, phoneArgs, { refreshInterval });
  const response = phoneArgs ? guestResponse : own;
  return {
    response,
    args: phoneArgs ?? ownArgs,
    /** Why there is no response, or no newer one. */
    error: response.error ?? guest.failure,
    /** The phone by which a guest's was found; null for the customer's own. */
    phone,
    /** Reads it again, including whether it is the customer's own. */
    refresh: () => Promise.all([guest.become?.(), own.mutate(), response.mutate()]),
  };
}

const ended: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded'];

export const isInProgress = (order: Pick<Order, 'status'> | undefined) =>
  order !== undefined && !ended.includes(order.status);

const orders = {
  endpoint: trackOrder,
  getArgs: (id: number, phone: string | null) => ({
    query: { order_id: id, ...(phone ? { contact_number: phone } : {}) },
  }),
  isInProgress,
};

/** An order with its lines. D-23, D-24. */
export function useOrder(query: TrackedQuery | null) {
  const { response: order, args, refresh, ...rest } = useTracked(orders, query);
  const lines = useEndpoint(orderDetails, order.data ? args : null);
  return { ...rest, order, lines, refresh: () => Promise.all([refresh(), lines.mutate()]) };
}

const trips = {
  endpoint: tripDetails,
  getArgs: (id: number, phone: string | null) => ({
    query: { trip_id: id, ...(phone ? { contact_number: phone } : {}) },
  }),
  isInProgress: (latest: Trip | undefined) => latest !== undefined && !isTripOver(latest.status),
};

/** A trip with its vehicles. D-23, GEN-04. */
export const useTrip = (query: TrackedQuery | null) => useTracked(trips, query);
