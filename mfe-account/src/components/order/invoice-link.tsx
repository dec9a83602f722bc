import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, Icon, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { toInvoiceAddress } from '../../orders/addresses';

/** A link to the invoice of an order. */
export function InvoiceLink({ orderId }: { orderId: number }) {
  const { t } = useTranslation(messages);
  return (
    <ButtonLink to={toInvoiceAddress(orderId)} $tone="secondary">
      <Icon name="receipt" />
      {t('invoice.open')}
    </ButtonLink>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
