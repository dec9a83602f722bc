import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, Icon, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { invoiceAddress } from '../../orders/addresses';

/** To the order on paper. */
export function InvoiceLink({ orderId }: { orderId: number }) {
  const { t } = useTranslation(messages);
  return (
    <ButtonLink to={invoiceAddress(orderId)} $tone="secondary">
      <Icon name="receipt" />
      {t('invoice.open')}
    </ButtonLink>
  );
}

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
