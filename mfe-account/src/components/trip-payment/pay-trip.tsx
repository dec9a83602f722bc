import type { Trip } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { useTitleFocus } from '../../browser/use-title-focus';
import { createDeferredComponent } from '../deferred-component/deferred-component';
import { messages } from '../../messages';

const PayTripDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "trip-payment" */ './pay-dialog').then((module) => module.PayDialog),
);

interface Props {
  trip: Trip;
  /** The guest's phone; null for the customer's own trip. */
  phone: string | null;
  onDone: () => void;
}

/** Whether a payment was begun that has not come, or can be begun at any time. */
const isUnpaid = ({ paymentMethod, paymentState, status, isPaymentOpen }: Trip): boolean =>
  (isPaymentOpen && status !== 'canceled') ||
  (paymentMethod === 'digital_payment' &&
    (paymentState === 'unpaid' || paymentState === 'partially_paid') &&
    status === 'pending');

/** The button that opens the payment of an unpaid trip. X-06. */
export function PayTrip({ trip, phone, onDone }: Props) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  const close = () => setOpen(false);
  const isPayable = isUnpaid(trip);
  useTitleFocus(wasOpen && !isPayable);
  // also closes the dialog where the payment of a lost response has come
  if (!isPayable) return null;
  return (
    <>
      <Button onPointerEnter={prefetchLayers} onClick={open}>
        {t('orders.pay')}
      </Button>
      {isOpen && <PayTripDialog open trip={trip} phone={phone} onClose={close} onDone={onDone} />}
    </>
  );
}
