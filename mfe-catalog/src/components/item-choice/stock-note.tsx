import { isSoldOut, getStock, type Choice, type Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, size } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The stock is shown from this number down. */
const few = 5;

export const isScarce = (stock: number | null): stock is number =>
  stock !== null && stock > 0 && stock <= few;

/** How many of the chosen variation are left, when they are few. X-04. */
export function StockNote({ item, choice }: { item: Item; choice: Choice }) {
  const { t } = useTranslation(messages);
  const stock = getStock(item, choice);
  if (isSoldOut(item) || !isScarce(stock)) return null;
  return <Text>{t('itemPage.left', { count: stock })}</Text>;
}

const Text = styled.p`
  color: ${color('danger')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
