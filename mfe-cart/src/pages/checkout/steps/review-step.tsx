import { linePrice, type CartLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, media, space } from '@shop/ui';
import styled from 'styled-components';
import { getChoiceTexts } from '../../../cart/choice-texts';
import { Stack } from '../../../components/checkout-frame/checkout-columns';
import { OrderedEntries } from '../../../components/checkout-frame/ordered-entries';
import { useLineWords } from '../../../components/line-words/use-line-words';
import { messages } from '../../../messages';
import type { Ordering } from '../../../ordering/use-ordering';
import { Breakdown } from '../breakdown';

/** The whole order: its lines and, where no summary is beside it, its totals. D-20. */
export const ReviewStep = ({ ordering }: { ordering: Ordering }) => (
  <Stack>
    <OrderedList lines={ordering.facts.lines} />
    <SummaryCard>
      <Breakdown ordering={ordering} />
    </SummaryCard>
  </Stack>
);

const SummaryCard = styled(Card)`
  padding: ${space('md')};
  ${media.desktop} {
    display: none;
  }
`;

/** The ordered lines: picture, name, choice in small print, quantity, and the line total. */
function OrderedList({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const toWords = useLineWords();
  const entries = lines.map((line) => ({
    id: line.id,
    imageUrl: line.item.imageUrl,
    name: line.item.name,
    details: [
      <bdi key="choice">{getChoiceTexts(line).join(' · ')}</bdi>,
      ...toWords(line),
      <span key="price">
        {t('checkout.pieces', { count: line.quantity })} × <bdi>{format.money(linePrice(line))}</bdi>
      </span>,
    ],
    amount: linePrice(line) * line.quantity,
  }));
  return <OrderedEntries entries={entries} />;
}
