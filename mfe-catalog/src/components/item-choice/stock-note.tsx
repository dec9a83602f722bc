import { getPiecesLeft, getTightLimit, isSoldOut, type Choice, type Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, size } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** How many of the chosen variation are left, or how many one order may have, when they are few.. */
export function StockNote({ item, choice }: { item: Item; choice: Choice }) {
  const { t } = useTranslation(messages);
  if (isSoldOut(item)) return null;
  const left = getPiecesLeft(item, choice);
  const limit = getTightLimit(item, choice);
  if (limit !== null) return <Text $soft>{t('itemPage.limit', { count: limit })}</Text>;
  return left === null ? null : <Text $soft={false}>{t('itemPage.left', { count: left })}</Text>;
}

const Text = styled.p<{ $soft: boolean }>`
  color: ${({ $soft }) => color($soft ? 'textSoft' : 'danger')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
