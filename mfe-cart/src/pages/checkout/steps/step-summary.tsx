import { useFormat, useTranslation } from '@shop/i18n';
import { AddressLines } from '../../../components/address-lines/address-lines';
import { messages } from '../../../messages';
import { getSentPrescriptions } from '../../../ordering/checkout-order';
import type { Ordering } from '../../../ordering/use-ordering';
import { needsHandover } from '../../../ordering/words/order-words';
import { CheckoutArrival } from './checkout-arrival';

/** Summary of the first step. */
export function DeliverySummary({ ordering }: { ordering: Ordering }) {
  const { draft, facts, walletPaid, totals } = ordering;
  const { t } = useTranslation(messages);
  const format = useFormat();
  const { address, orderType, scheduledAt, note, ifSoldOut } = draft;
  const pictureCount = getSentPrescriptions(facts, draft).length;
  const isDelivery = orderType === 'delivery';
  const leavesAtDoor =
    isDelivery && draft.leaveAtDoor && !needsHandover(draft, { walletPaid, total: totals.total });
  const when = scheduledAt === null ? t('checkout.asap') : format.moment(scheduledAt);
  return (
    <>
      <span>
        {t(isDelivery ? 'checkout.delivery' : 'checkout.takeAway')} · <bdi>{when}</bdi>
      </span>
      {scheduledAt === null && <CheckoutArrival facts={facts} draft={draft} />}
      {address && (
        <span>
          <bdi>{address.contactName}</bdi> · <bdi dir="ltr">{address.contactPhone}</bdi>
        </span>
      )}
      {isDelivery && address && <AddressLines address={address} />}
      {!isDelivery && (
        <span>
          <bdi>{`${facts.store.name}, ${facts.store.address}`}</bdi>
        </span>
      )}
      {isDelivery && (address?.note || leavesAtDoor) && (
        <span>
          {leavesAtDoor && t('words.leaveAtDoor')}
          {leavesAtDoor && address?.note && ' · '}
          {address?.note && <bdi>“{address.note}”</bdi>}
        </span>
      )}
      <span>
        {t('words.title')}: {t(`words.${ifSoldOut}`)}
        {facts.store.cutlery && ` · ${t(draft.cutlery ? 'words.cutlery' : 'words.noCutlery')}`}
      </span>
      {note && (
        <span>
          <bdi>“{note}”</bdi>
        </span>
      )}
      {pictureCount > 0 && <span>{t('checkout.pictures', { count: pictureCount })}</span>}
    </>
  );
}

/** Summary of the payment step. */
export function PaymentSummary({ ordering }: { ordering: Ordering }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const { draft, facts, walletPaid, totals } = ordering;
  const { method, gateway } = draft.payment;
  const title = facts.config.gateways.find(({ key }) => key === gateway)?.title ?? gateway;
  const text =
    method === 'digital_payment' ? title : t(method === 'wallet' ? 'payment.wallet' : 'payment.cash');
  const isSplit = walletPaid > 0 && method !== 'wallet';
  return (
    <>
      <span>
        <bdi>{text}</bdi>
        {isSplit && <> · {t('checkout.andWallet', { amount: format.money(walletPaid) })}</>}
      </span>
      {totals.coupon > 0 && draft.coupon && (
        <span>
          <bdi>{t('checkout.couponOf', { code: draft.coupon.code })}</bdi>
        </span>
      )}
      {totals.tip > 0 && (
        <span>
          {t('checkout.tip')} · <bdi>{format.money(totals.tip)}</bdi>
        </span>
      )}
    </>
  );
}
