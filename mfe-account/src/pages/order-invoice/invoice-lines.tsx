import type { Order, OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useLineWords } from '../../components/order/use-line-words';
import { messages } from '../../messages';
import { Table } from './invoice.styles';

/** The lines of an invoice: quantity, unit price, amount before discounts, and discount. */
export function InvoiceLines({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const { t } = useTranslation(messages);
  const { money, number } = useFormat();
  const toWords = useLineWords(order);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('invoice.item')}</th>
          <th scope="col">{t('invoice.quantity')}</th>
          <th scope="col">{t('invoice.price')}</th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <bdi>{line.name}</bdi>
              {line.details.length > 0 && (
                <small>
                  <bdi>{line.details.join(' · ')}</bdi>
                </small>
              )}
              {toWords(line).map((text, at) => (
                <small key={at}>{text}</small>
              ))}
            </th>
            <td>
              <bdi>{number(line.quantity)}</bdi>
            </td>
            <td>
              <bdi>{money(line.unitPrice)}</bdi>
            </td>
            <td>
              <bdi>{money(line.total)}</bdi>
              {line.discount > 0 && (
                <small>
                  {t('invoice.discount')} <bdi>{money(-line.discount)}</bdi>
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
