import { linePrice, type CartLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { getChoiceTexts } from '../../cart/choice-texts';
import { OrderedEntries } from '../../components/checkout-frame/ordered-entries';
import { messages } from '../../messages';

/** What is ordered: picture, name, choice in small print, number, and what the line costs. */
export function OrderedList({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const entries = lines.map((line) => ({
    id: line.id,
    imageUrl: line.item.imageUrl,
    name: line.item.name,
    details: [
      <bdi key="choice">{getChoiceTexts(line).join(' · ')}</bdi>,
      <span key="price">
        {t('checkout.pieces', { count: line.quantity })} × <bdi>{format.money(linePrice(line))}</bdi>
      </span>,
    ],
    amount: linePrice(line) * line.quantity,
  }));
  return <OrderedEntries entries={entries} />;
}
