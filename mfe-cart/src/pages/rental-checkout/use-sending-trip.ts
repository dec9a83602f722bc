import { reportError, useApi, useCache, type ApiError } from '@shop/api';
import { bookTrip, rentalCart, type BookTripBody, type EndpointModel } from '@shop/contract';
import { toMinor, type AnalyticsItem } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { saveContactPhone, saveFollowed } from '@shop/session';
import { toast } from '@shop/ui';
import { useRef } from 'react';
import { forgetDraft } from '../../ordering/draft/saved-draft';
import { messages } from '../../messages';
import { useLeave } from '../../payment/use-leave';
import { tripKeyStore } from '../../ordering/placing/saved-order';
import { createOnceSender, type Ending } from '../../ordering/placing/send-once';
import { createSendingKeys } from '../../ordering/placing/sending-key';
import { useOnce } from '../../ordering/placing/use-once';
import { toBookedAddress } from '../../rental-cart/booked-address';
import { payBookedTrip } from './pay-booked-trip';

const trips = createOnceSender({ endpoint: bookTrip, keys: createSendingKeys<BookTripBody>(tripKeyStore) });

interface SendingHandlers {
  /** The trip is booked and the page is about to be left; the screen keeps its content until then. */
  onLeaving: () => void;
  /** Shows a refusal on the page; returns true if no other message is needed. */
  onRefused: (error: ApiError) => boolean;
}

/** Books the trip once, then goes to the gateway's or the confirmation page. D-21, D-23, F-28. */
export function useSendingTrip({ onLeaving, onRefused }: SendingHandlers) {
  const { t } = useTranslation(messages);
  const api = useApi();
  const cache = useCache();
  const bus = useBus();
  const navigate = useNavigate();
  const leave = useLeave();
  // Empty for a trip whose response was lost.
  const sent = useRef<AnalyticsItem[]>([]);

  /** Returns whether the page is being left. */
  const follow = async (ending: Ending<BookTripBody, EndpointModel<typeof bookTrip>>): Promise<boolean> => {
    if (ending.kind !== 'placed') {
      if (ending.kind === 'lost') toast.error(t('rental.checkout.lost'), { lasts: 12_000 });
      else if (!onRefused(ending.error)) reportError(api, ending.error);
      return false;
    }
    const { placed, body } = ending;
    onLeaving();
    forgetDraft(`trip:${body.provider_id}`);
    await cache.replace(rentalCart, {}, { provider: null, plan: null, planId: null, lines: [] });
    bus.emit('trip:booked', { tripId: placed.tripId });
    const { token, decimals } = api.session.getState();
    const paid = { value: toMinor(body.trip_amount, decimals), items: sent.current };
    bus.emit('analytics:measured', { name: 'purchase', orderId: placed.tripId, ...paid });
    const phone = token ? '' : body.contact_person_number;
    saveContactPhone('trip', placed.tripId, phone);
    if (phone !== '') saveFollowed({ kind: 'trip', id: placed.tripId, name: '' });
    const payAt = placed.payAt ?? (await payBookedTrip(api, body, placed.tripId));
    const isPaidElsewhere = payAt !== null && leave(payAt);
    // Replaces this page in the history, so that going back books nothing.
    if (!isPaidElsewhere) void navigate(toBookedAddress(placed.tripId), { replace: true });
    return true;
  };
  const { busy, work } = useOnce(follow);
  return {
    busy,
    /** `prepare` returns body, subject and vehicles once no change is pending; null for nothing to send. */
    send: (prepare: () => Promise<{ body: BookTripBody; subject: unknown; items: AnalyticsItem[] } | null>) =>
      work(async () => {
        if (navigator.onLine === false) {
          toast.error(t('rental.checkout.offline'), { lasts: 12_000 });
          return null;
        }
        const trip = await prepare();
        sent.current = trip?.items ?? [];
        return trip && trips.send(api, trip.body, trip.subject);
      }),
    /** Looks up a booking whose response was lost, for an empty cart. */
    recover: () => work(() => trips.recover(api)),
  };
}
