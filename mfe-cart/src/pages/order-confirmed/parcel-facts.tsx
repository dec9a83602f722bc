import type { Address, Order, PlacedParcel } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { AddressLines } from '../../components/address-lines/address-lines';
import { Fact, Facts } from '../../components/confirmed/facts';
import { PaymentFact } from '../../components/confirmed/payment-fact';
import { messages } from '../../messages';
import { getOpenAmount } from '../../payment/order-payment';

function End({ address }: { address: Address }) {
  return (
    <>
      <span>
        <bdi>{address.contactName}</bdi> · <bdi dir="ltr">{address.contactPhone}</bdi>
      </span>
      <AddressLines address={address} />
    </>
  );
}

interface ParcelFactsProps {
  order: Order;
  parcel: PlacedParcel;
  /** Canceled or failed: nobody comes, and nothing is to be paid. */
  isOver: boolean;
}

/** What is sent, from and to whom, when the courier comes, and who pays. X-31. */
export function ParcelFacts({ order, parcel, isOver }: ParcelFactsProps) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  const { category, size, sender, payer } = parcel;
  return (
    <Facts>
      <Fact icon="bag" label={t('parcel.kind')}>
        <bdi>{category?.name || t('parcel.parcel')}</bdi>
        {size && <> · {t(`parcel.size.${size}`)}</>}
      </Fact>
      <Fact icon="pin" label={t('parcel.from')}>
        <End address={sender} />
      </Fact>
      {order.address && (
        <Fact icon="pin" label={t('parcel.to')}>
          <End address={order.address} />
        </Fact>
      )}
      {!isOver && (
        <Fact icon="clock" label={t('parcel.when')}>
          {order.scheduledAt ? moment(order.scheduledAt) : t('checkout.asap')}
        </Fact>
      )}
      {!isOver && (
        <PaymentFact
          method={order.paymentMethod}
          gateway={order.gateway}
          isPaid={order.paid}
          openAmount={getOpenAmount(order)}
          walletPaid={order.walletPaid}
          cashKey={payer === 'receiver' ? 'parcel.cash.receiver' : 'parcel.cash.sender'}
        />
      )}
    </Facts>
  );
}
