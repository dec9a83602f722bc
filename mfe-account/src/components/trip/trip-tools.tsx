import type { Trip } from '@shop/domain';
import { space } from '@shop/ui';
import styled from 'styled-components';
import { CancelTrip } from '../cancellation/cancel-trip';
import { PayTrip } from '../trip-payment/pay-trip';
import { ReviewTrip } from '../reviewing/review-trip';

interface Props {
  trip: Trip;
  /** Of a guest's trip; null: the customer's own. */
  phone: string | null;
  /** The trip is another now. */
  onChanged: () => void;
}

/** What can be done with a trip as it stands; of a guest's only what its phone number allows. D-24. */
export function TripTools({ trip, phone, onChanged }: Props) {
  return (
    <Links>
      <PayTrip trip={trip} phone={phone} onDone={onChanged} />
      {phone === null && <ReviewTrip trip={trip} />}
      {phone === null && <CancelTrip trip={trip} onDone={onChanged} />}
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  &:empty {
    display: none;
  }
  @media (max-width: 599px) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
