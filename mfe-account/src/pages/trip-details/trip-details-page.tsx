import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { AccountFrame } from '../../components/account/account-frame';
import { BackLink } from '../../components/account/back-link';
import { messages } from '../../messages';
import { OwnDetails } from '../../components/tracking/own-details';
import { getNumber } from '../../orders/tracked-query';
import { TripTools } from '../../components/trip/trip-tools';
import { TripView } from '../../components/trip/trip-view';
import { useTrip } from '../../orders/use-tracked';

/** One of the customer's trips, with its actions. GEN-04, D-24. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <AccountFrame page="my-trips" title={t('trips.details')} before={<BackLink page="my-trips" />}>
      <Content />
    </AccountFrame>
  );
}

function Content() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const id = getNumber(search, 'trip');
  const { response: trip, error, refresh } = useTrip(id === null ? null : { id, phone: null });
  const retry = () => void refresh();
  return (
    <OwnDetails
      what="trip"
      page="my-trips"
      notYours={t('trips.notYours')}
      isRequested={id !== null}
      error={error}
      busy={trip.isValidating}
      onRetry={retry}
    >
      {trip.data && (
        <TripView
          trip={trip.data}
          phone={null}
          tools={<TripTools trip={trip.data} phone={null} onChanged={retry} />}
        />
      )}
    </OwnDetails>
  );
}
