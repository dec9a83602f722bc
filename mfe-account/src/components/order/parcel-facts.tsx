import type { Address, Order, PlacedParcel } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Heading } from '@shop/ui';
import { messages } from '../../messages';
import { PhoneNumber, useAddressDetails } from '../address/contact-view';
import { Fact, Facts } from '../panel/panel';
import { PicturedLines } from '../panel/pictured-lines';
import { usePaymentTexts } from './use-payment-texts';

/** What an order is called in a list: by its store, or by the receiver of a parcel. */
export function useOrderTitle(): (order: Order) => string {
  const { t } = useTranslation(messages);
  return ({ parcel, address, store }) =>
    parcel ? t('parcel.title', { name: address?.contactName ?? '' }) : store.name;
}

/** What is carried, and how far. X-31. */
export function ParcelContents({ order, parcel }: { order: Order; parcel: PlacedParcel }) {
  const { t } = useTranslation(messages);
  const { money, distance } = useFormat();
  const { category, size, metres } = parcel;
  const details = [...(size ? [t(`parcel.size.${size}`)] : []), ...(metres > 0 ? [distance(metres)] : [])];
  return (
    <>
      <Heading>{t('parcel.contents')}</Heading>
      <PicturedLines
        lines={[
          {
            id: order.id,
            imageUrl: category?.imageUrl ?? null,
            name: category?.name || t('parcel.parcel'),
            details,
            amount: money(order.totals.deliveryFee),
          },
        ]}
      />
    </>
  );
}

function End({ label, address }: { label: string; address: Address }) {
  const details = useAddressDetails()(address);
  return (
    <Fact label={label}>
      <bdi>{address.contactName}</bdi>
      {address.contactPhone && (
        <>
          {' · '}
          <PhoneNumber phone={address.contactPhone} />
        </>
      )}
      <div>
        <bdi>{address.address}</bdi>
      </div>
      {details && (
        <small>
          <bdi>{details}</bdi>
        </small>
      )}
    </Fact>
  );
}

/** Sender, receiver, and who pays. X-31. */
export function ParcelFacts({ order, parcel }: { order: Order; parcel: PlacedParcel }) {
  const { t } = useTranslation(messages);
  const { method, state, parts } = usePaymentTexts()(order);
  const { address: receiver, note, paymentMethod } = order;
  const isCash = paymentMethod === 'cash_on_delivery';
  return (
    <Facts>
      <End label={t('parcel.from')} address={parcel.sender} />
      {receiver && <End label={t('parcel.to')} address={receiver} />}
      <Fact label={t('track.payment')}>
        <bdi>{isCash ? t(`parcel.cash.${parcel.payer}`) : method}</bdi> · {state}
        {parts && <small>{parts}</small>}
      </Fact>
      {note && (
        <Fact label={t('track.note')}>
          <bdi>{note}</bdi>
        </Fact>
      )}
    </Facts>
  );
}
