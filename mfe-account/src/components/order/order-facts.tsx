import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { useAddressDetails } from '../address/contact-view';
import { Fact, Facts } from '../panel/panel';
import { useRequestTexts } from './use-request-texts';
import { usePaymentTexts } from './use-payment-texts';

/** Address, contact and payment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const { method, state, parts: split } = usePaymentTexts()(order);
  const { orderType, address, store, note } = order;
  const isTakeAway = orderType === 'take_away';
  const where = isTakeAway ? [store.name, store.address].filter(Boolean).join(', ') : address?.address;
  const toDetails = useAddressDetails();
  const requests = useRequestTexts()(order);
  const details = !isTakeAway && address ? toDetails(address) : '';
  return (
    <Facts>
      {where && (
        <Fact label={t(isTakeAway ? 'track.pickUpAt' : 'track.deliverTo')}>
          <bdi>{where}</bdi>
          {details && (
            <small>
              <bdi>{details}</bdi>
            </small>
          )}
        </Fact>
      )}
      {address?.contactName && (
        <Fact label={t('track.contact')}>
          <bdi>{address.contactName}</bdi> · <bdi dir="ltr">{address.contactPhone}</bdi>
        </Fact>
      )}
      <Fact label={t('track.payment')}>
        <bdi>{method}</bdi> · {state}
        {split && <small>{split}</small>}
      </Fact>
      {requests.map(({ key, label, text }) => (
        <Fact key={key} label={label}>
          <bdi>{text}</bdi>
        </Fact>
      ))}
      {note && (
        <Fact label={t('track.note')}>
          <bdi>{note}</bdi>
        </Fact>
      )}
    </Facts>
  );
}
