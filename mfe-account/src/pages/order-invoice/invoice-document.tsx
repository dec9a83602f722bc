import { useShopConfig } from '@shop/api';
import type { Order, OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Text, Title } from '@shop/ui';
import { Fragment } from 'react';
import { messages } from '../../messages';
import { OrderTotalsTable } from '../../components/order/order-totals-table';
import { ParcelContents } from '../../components/order/parcel-facts';
import { usePaymentTexts } from '../../components/order/use-payment-texts';
import { useRequestTexts } from '../../components/order/use-request-texts';
import { Foot, Head, Parties, Paper, Totals } from './invoice.styles';
import { InvoiceLines } from './invoice-lines';

/** An invoice: seller, buyer, time, lines, totals and payment. */
export function InvoiceDocument({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const { t } = useTranslation(messages);
  const { moment } = useFormat();
  const shop = useShopConfig();
  return (
    <Paper data-testid="invoice">
      <Head>
        <div>
          <strong>
            <bdi>{shop?.businessName}</bdi>
          </strong>
          <Text $soft $small>
            <bdi>{shop?.email}</bdi>
          </Text>
        </div>
        <div>
          <Title tabIndex={-1}>{t('invoice.title', { id: order.id })}</Title>
          {order.placedAt && (
            <Text $soft $small>
              {moment(order.placedAt)}
            </Text>
          )}
          <Text $soft $small>
            {t(`status.${order.status}`)}
          </Text>
        </div>
      </Head>
      <InvoiceParties order={order} />
      {order.parcel ? (
        <ParcelContents order={order} parcel={order.parcel} />
      ) : (
        <InvoiceLines order={order} lines={lines} />
      )}
      <Totals>
        <Payment order={order} />
        <OrderTotalsTable totals={order.totals} lines={lines} />
      </Totals>
      <Foot>{t('invoice.thanks')}</Foot>
    </Paper>
  );
}

function Payment({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const { method, state, parts: split } = usePaymentTexts()(order);
  const requests = useRequestTexts()(order);
  return (
    <dl>
      <dt>{t('track.payment')}</dt>
      <dd>
        <bdi>{method}</bdi> · {state}
      </dd>
      {split && <dd>{split}</dd>}
      {requests.map(({ key, label, text }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </Fragment>
      ))}
      {order.note && (
        <>
          <dt>{t('track.note')}</dt>
          <dd>
            <bdi>{order.note}</bdi>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Of a parcel, the sender and the receiver. */
function InvoiceParties({ order: { store, address, orderType, parcel } }: { order: Order }) {
  const { t } = useTranslation(messages);
  const rooms = address && [
    address.house && t('delivery.house', { house: address.house }),
    address.floor && t('delivery.floor', { floor: address.floor }),
    address.road && t('delivery.road', { road: address.road }),
  ];
  return (
    <Parties>
      <section>
        <h2>{t(parcel ? 'parcel.from' : 'invoice.soldBy')}</h2>
        <strong>
          <bdi>{store.name}</bdi>
        </strong>
        <bdi>{store.address}</bdi>
        <bdi dir="ltr">{store.phone}</bdi>
      </section>
      {address && (
        <section>
          <h2>{t(parcel ? 'parcel.to' : 'invoice.billedTo')}</h2>
          <strong>
            <bdi>{address.contactName}</bdi>
          </strong>
          {orderType === 'delivery' && (
            <>
              <bdi>{address.address}</bdi>
              <bdi>{rooms?.filter(Boolean).join(', ')}</bdi>
            </>
          )}
          <bdi dir="ltr">{address.contactPhone}</bdi>
        </section>
      )}
    </Parties>
  );
}
