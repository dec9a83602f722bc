import { yupResolver } from '@hookform/resolvers/yup';
import { useAction, useCache, useEndpoint, useShopConfig } from '@shop/api';
import { customerInfo, payTrip, toTripPayment, tripList } from '@shop/contract';
import type { Trip } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, Dialog, Text, toast } from '@shop/ui';
import { Form, GatewayName, RadioCards, type RadioCard } from '@shop/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { messages } from '../../messages';
import { useErrorText } from '../form/use-error-text';
import { useLeaving, getReturnAddress } from '../../browser/use-leaving';

interface Props {
  open: boolean;
  trip: Trip;
  /** The guest's phone; null for the customer's own trip. */
  phone: string | null;
  onClose: () => void;
  /** The trip must be read again, also after a failure. */
  onDone: () => void;
}

/** Pays an unpaid trip, with the same method or another; stays open with the choice on failure. X-06. */
export function PayDialog({ open, trip, phone, onClose, onDone }: Props) {
  const { t } = useTranslation(messages);
  const getErrorText = useErrorText();
  const { moneyWithin } = useFormat();
  const formId = useId();
  const { pay, busy } = usePaying({ trip, phone, onClose, onDone });
  const options = usePaymentCards(trip, phone);
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(createSchema(options)),
    defaultValues: { method: trip.gateway ?? '' },
  });
  return (
    <Dialog
      open={open}
      title={t('trips.payTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      width={480}
      footer={
        <Button wide type="submit" form={formId} busy={busy}>
          {t('trips.pay')}
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={handleSubmit(({ method: gateway }) => pay(gateway))}
        label={t('trips.payTitle')}
      >
        <Text $soft>{t('trips.payText', { amount: moneyWithin(getOpenAmount(trip)) })}</Text>
        <RadioCards
          control={control}
          name="method"
          translate={getErrorText}
          required
          label={t('wallet.method')}
          options={options}
          cardWidth={400}
        />
      </Form>
    </Dialog>
  );
}

/** A method whose card is gone, such as a wallet that has been emptied, is chosen again. */
const createSchema = (options: readonly RadioCard[]) =>
  object({
    method: string()
      .required('wayRequired')
      .oneOf(
        options.map(({ value }) => value),
        'wayRequired',
      ),
  });

const getOpenAmount = ({ totals, walletPaid }: Trip): number => Math.max(0, totals.total - walletPaid);

/** The shop's gateways, cash if accepted, and for customers the wallet if its balance suffices. */
function usePaymentCards(trip: Trip, phone: string | null): RadioCard[] {
  const { t } = useTranslation(messages);
  const { moneyWithin } = useFormat();
  const settings = useShopConfig();
  const { data: customer } = useEndpoint(customerInfo, phone === null ? {} : null);
  const balance = customer?.walletBalance ?? 0;
  const gateways = settings?.digitalPayment ? settings.gateways : [];
  return [
    ...gateways.map(({ key, title, imageUrl }) => ({
      value: key,
      label: <GatewayName title={title} imageUrl={imageUrl} />,
      ...(imageUrl ? {} : { icon: 'card' as const }),
    })),
    ...(settings?.wallet && balance >= getOpenAmount(trip)
      ? [
          {
            value: 'wallet',
            label: t('payment.wallet'),
            note: t('wallet.after', { amount: moneyWithin(balance) }),
            icon: 'wallet' as const,
          },
        ]
      : []),
    // It is what an open one is paid in anyway.
    ...(settings?.cashOnDelivery && !trip.isPaymentOpen
      ? [{ value: 'cash_on_delivery', label: t('trips.cash'), icon: 'cash' as const }]
      : []),
  ];
}

function usePaying({ trip, phone, onClose, onDone }: Omit<Props, 'open'>) {
  const paying = useAction(payTrip);
  const cache = useCache();
  const { leave, isLeaving } = useLeaving();
  const pay = async (gateway: string) => {
    const way = toTripPayment(gateway, getReturnAddress({ tripId: trip.id }));
    const isAway = way.payment_method === 'digital_payment';
    const response = await paying.run({
      body: { trip_id: trip.id, ...way, ...(phone === null ? {} : { contact_number: phone }) },
    });
    if (response && isAway) return leave(response.payAt);
    if (response?.message) toast.success(response.message);
    if (response) onClose();
    onDone();
    await Promise.all([cache.refresh(tripList), cache.refresh(customerInfo)]);
  };
  return { pay, busy: paying.busy || isLeaving };
}
