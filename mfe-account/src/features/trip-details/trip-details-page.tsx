import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { AccountFrame } from '../../account/account-frame';
import { WayBack } from '../../account/way-back';
import { messages } from '../../messages';
import { OwnDetails } from '../../tracking/own-details';
import { TripTools } from '../../trip/trip-tools';
import { TripView } from '../../trip/trip-view';
import { tripQuestionFrom, useTrip } from '../../trip/use-trip';

/** One trip of the customer's own, with all that can be done with it. GEN-04, D-24. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <AccountFrame page="my-trips" title={t('trips.details')} before={<WayBack page="my-trips" />}>
      <Content />
    </AccountFrame>
  );
}

function Content() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const question = tripQuestionFrom(search, useIsCustomer());
  const { answer: trip, error, refresh } = useTrip(question && { ...question, phone: null });
  const again = () => void refresh();
  return (
    <OwnDetails
      what="trip"
      page="my-trips"
      notYours={t('trips.notYours')}
      isAsked={question !== null}
      error={error}
      busy={trip.isValidating}
      onRetry={again}
    >
      {trip.data && (
        <TripView
          trip={trip.data}
          phone={null}
          tools={<TripTools trip={trip.data} phone={null} onChanged={again} />}
        />
      )}
    </OwnDetails>
  );
}
