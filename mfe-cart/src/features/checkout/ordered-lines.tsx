import { linePrice, type CartLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, color, radius, ShopImage, size, space } from '@shop/ui';
import styled from 'styled-components';
import { choiceWords } from '../../cart/choice-words';
import { messages } from '../../messages';

/** What is ordered: picture, name, choice in small print, number, and what the line costs. */
export function OrderedList({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  return (
    <Sheet>
      <ul>
        {lines.map((line) => (
          <Line key={line.id}>
            <Picture>
              <ShopImage src={line.item.imageUrl} alt="" rounded />
            </Picture>
            <Words>
              <b>
                <bdi>{line.item.name}</bdi>
              </b>
              <small>
                <bdi>{choiceWords(line).join(' · ')}</bdi>
              </small>
              <small>
                {t('checkout.pieces', { count: line.quantity })} × <bdi>{format.money(linePrice(line))}</bdi>
              </small>
            </Words>
            <bdi>{format.money(linePrice(line) * line.quantity)}</bdi>
          </Line>
        ))}
      </ul>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  padding-block: ${space('xs')};
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${space('sm')};
  align-items: center;
  padding-block: ${space('sm')};
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
  &:not(:last-child) {
    border-block-end: 1px solid ${color('border')};
  }
  & > bdi {
    font-weight: 600;
  }
`;

const Picture = styled.div`
  inline-size: 56px;
  border-radius: ${radius('md')};
  overflow: hidden;
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  & small:empty,
  & small:has(> bdi:only-child:empty) {
    display: none;
  }
`;
