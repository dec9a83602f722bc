import { useTranslation } from '@shop/i18n';
import { Button, color, radius, ShopImage, size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  title: string;
  /** The name of the store or provider. */
  seller: string | undefined;
  lines: readonly { id: number; quantity: number; name: string; imageUrl: string | null }[];
  /** How many items or vehicles. */
  count: string;
  /** What tells the carts apart: the total, or for when. */
  value: string;
  busy: boolean;
  onChoose: () => void;
}

/** The number of pictures that fit side by side. */
const mostPictures = 4;

/** One of two carts, and a button that keeps it. */
export function OneCart({ title, seller, lines, count, value, busy, onChoose }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Seller>
        <bdi>{seller}</bdi>
      </Seller>
      <Pictures aria-hidden="true">
        {lines.slice(0, mostPictures).map((line) => (
          <ShopImage key={line.id} src={line.imageUrl} alt="" rounded size={60} />
        ))}
      </Pictures>
      <Names>
        {lines.slice(0, mostPictures).map((line) => (
          <li key={line.id}>
            {line.quantity} × <bdi>{line.name}</bdi>
          </li>
        ))}
        {lines.length > mostPictures && <li>{t('merge.more', { count: lines.length - mostPictures })}</li>}
      </Names>
      <Total>
        <span>{count}</span>
        <b>
          <bdi>{value}</bdi>
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

const Seller = styled.p`
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
