import { useAction, useCache } from '@shop/api';
import { cancelTrip, tripList } from '@shop/contract';
import { mayCancelTrip, type Trip } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useEffect, useState } from 'react';
import { CancelBooked } from './cancel-booked';
import { messages } from '../../messages';

/** Until it is confirmed, or picked up. Whatever came of it, the trip is read anew. D-24. */
export function CancelTrip({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const { t } = useTranslation(messages);
  const canceling = useAction(cancelTrip);
  const cache = useCache();
  const [now, setNow] = useState(NaN);
  // The clock is looked at with every answer that brings something new.
  useEffect(() => setNow(Date.now()), [trip]);
  const cancel = async (reason: string) => {
    const response = await canceling.run({ body: { trip_id: trip.id, reason } });
    if (response !== undefined) toast.success(response || t('cancelTrip.done'));
    onDone();
    void cache.refresh(tripList);
  };
  return (
    <CancelBooked
      textKey="cancelTrip"
      may={mayCancelTrip(trip.status, trip.plan.pickupAt, new Date(now))}
      busy={canceling.busy}
      onCancel={cancel}
    />
  );
}
