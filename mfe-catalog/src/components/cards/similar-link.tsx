import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, radius, shadow, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Leads from a sold-out item's card to what can be had instead. X-28. */
export function SimilarLink({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  return (
    <Pill to={`/product/${item.id}#similar`} aria-label={t('substitutes.of', { name: item.name })}>
      {t('substitutes.short')}
    </Pill>
  );
}

/** Beside the add button, above the card's link. */
const Pill = styled(Link)`
  position: absolute;
  z-index: 2;
  inset-block-end: ${space('xs')};
  inset-inline: ${space('xs')} 52px;
  inline-size: fit-content;
  max-inline-size: calc(100% - 60px);
  padding-inline: ${space('sm')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  border-radius: ${radius('full')};
  background: ${color('raised')};
  box-shadow: ${shadow('low')};
  color: ${color('brand')};
  font-size: ${size('xs')};
  font-weight: 600;
  line-height: 36px;
  &:hover {
    text-decoration: underline;
  }
`;
