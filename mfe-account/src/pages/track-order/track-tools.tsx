import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { buttonLook, space, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { InvoiceLink } from '../../components/order/invoice-link';
import { detailsAddress } from '../../orders/addresses';
import { ClaimOrder } from './claim-order';

interface Props {
  order: Order;
  /** Of a guest's order; null: the customer's own. */
  phone: string | null;
  onChanged: () => void;
}

/** What can be done with an order that is followed. */
export function TrackTools({ order, phone, onChanged }: Props) {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  return (
    <>
      {isCustomer && phone && <ClaimOrder orderId={order.id} phone={phone} onClaimed={onChanged} />}
      <Links>
        {isCustomer && !phone && <ButtonLink to={detailsAddress(order.id)}>{t('orders.details')}</ButtonLink>}
        <InvoiceLink orderId={order.id} />
      </Links>
    </>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
