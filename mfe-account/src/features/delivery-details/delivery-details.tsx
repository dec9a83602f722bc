import type { SlotProps } from '@shop/federation';
import { useSession } from '@shop/session';
import { Skeleton } from '@shop/ui';
import { CustomerDetails } from './customer-details';
import { GuestDetails } from './guest-details';
import { PickUpContact } from './pick-up-contact';
import { PlaceNote } from './place-note';
import { ReceiverDetails } from './receiver-details';
import { RentalContact } from './rental-contact';

/** Contact and address of an order: a guest's form, or a customer's saved addresses. ADDR-05 … ADDR-18. */
export default function DeliveryDetails(props: SlotProps['delivery-details']) {
  const isRestored = useSession((session) => session.restored);
  const isCustomer = useSession((session) => session.token !== null);
  if (!isRestored) return <Skeleton $height="180px" />;
  if (props.isRental) return <RentalContact {...props} />;
  if (props.parcelEnd === 'receiver') return <ReceiverDetails {...props} />;
  const isDelivery = props.orderType === 'delivery';
  if (isCustomer && !isDelivery) return <PickUpContact {...props} />;
  return (
    <>
      {isCustomer ? <CustomerDetails {...props} /> : <GuestDetails {...props} />}
      {isDelivery && !props.parcelEnd && <PlaceNote address={props.value} />}
    </>
  );
}
