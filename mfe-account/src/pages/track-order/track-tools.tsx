import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { buttonStyles, space, type ButtonStyleProps } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTitleFocus } from '../../browser/use-title-focus';
import { messages } from '../../messages';
import { InvoiceLink } from '../../components/order/invoice-link';
import { toDetailsAddress } from '../../orders/addresses';
import { ClaimOrder } from './claim-order';

interface Props {
  order: Order;
  /** The guest's phone; null for the customer's own order. */
  phone: string | null;
  onChanged: () => void;
}

/** Actions of a tracked order. */
export function TrackTools({ order, phone, onChanged }: Props) {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  const canClaim = useSession(({ capabilities }) => capabilities?.includes('order-claim') === true);
  const [isClaimed, setClaimed] = useState(false);
  useTitleFocus(isClaimed && phone === null);
  const claimed = () => {
    setClaimed(true);
    onChanged();
  };
  return (
    <>
      {isCustomer && canClaim && phone && <ClaimOrder orderId={order.id} phone={phone} onClaimed={claimed} />}
      <Links>
        {isCustomer && !phone && (
          <ButtonLink to={toDetailsAddress(order.id)}>{t('orders.details')}</ButtonLink>
        )}
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

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
