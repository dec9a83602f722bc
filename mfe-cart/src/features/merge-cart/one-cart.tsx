import { type CartLine, type Minor, priceLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, radius, ShopImage, size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The sum of the lines, with the discounts of their items. */
const getCartTotal = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + priceLine(line.item, line, line.quantity).net, 0);

interface Props {
  title: string;
  lines: CartLine[];
  busy: boolean;
  onChoose: () => void;
}

/** The number of pictures that fit side by side. */
const mostPictures = 4;

/** One of two carts: its title, items and full total (D-19), and a button that keeps it. */
export function OneCart({ title, lines, busy, onChoose }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const id = useId();
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Box aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Store>
        <bdi>{lines[0]?.item.storeName}</bdi>
      </Store>
      <Pictures aria-hidden="true">
        {lines.slice(0, mostPictures).map((line) => (
          <ShopImage key={line.id} src={line.item.imageUrl} alt="" rounded size={60} />
        ))}
      </Pictures>
      <Names>
        {lines.slice(0, mostPictures).map((line) => (
          <li key={line.id}>
            {line.quantity} × <bdi>{line.item.name}</bdi>
          </li>
        ))}
        {lines.length > mostPictures && <li>{t('merge.more', { count: lines.length - mostPictures })}</li>}
      </Names>
      <Total>
        <span>{t('merge.items', { count })}</span>
        <b>
          <bdi>{format.money(getCartTotal(lines))}</bdi>
        </b>
      </Total>
      <Button wide tone="secondary" busy={busy} onClick={onChoose} aria-describedby={id}>
        {t('merge.keep')}
      </Button>
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('xs')};
  min-inline-size: 0;
  padding: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
`;

const Title = styled.h3`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Store = styled.p`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 60px));
  gap: ${space('xs')};
`;

const Names = styled.ul`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  & li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space('sm')};
  margin-block: auto ${space('xs')};
  padding-block-start: ${space('xs')};
  border-block-start: 1px solid ${color('border')};
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
`;
