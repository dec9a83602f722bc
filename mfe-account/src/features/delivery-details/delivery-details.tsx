import type { SlotProps } from '@shop/federation';
import { useSession } from '@shop/session';
import { Skeleton } from '@shop/ui';
import { CustomerDetails } from './customer-details';
import { GuestDetails } from './guest-details';

/** Who receives the order, and where: a guest's contact, or a customer's saved addresses. ADDR-05 … ADDR-18. */
export default function DeliveryDetails(props: SlotProps['delivery-details']) {
  const isRestored = useSession((session) => session.restored);
  const isCustomer = useSession((session) => session.token !== null);
  if (!isRestored) return <Skeleton $height="180px" />;
  return isCustomer ? <CustomerDetails {...props} /> : <GuestDetails {...props} />;
}
