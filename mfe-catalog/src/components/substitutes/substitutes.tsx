import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ItemCard } from '../cards/item-card';
import { messages } from '../../messages';
import { useSubstitutes } from './use-substitutes';

/** Items like a sold-out one, with their add buttons, at the place of its own. Nothing where there are none. X-28. */
export function Substitutes({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const items = useSubstitutes(item);
  if (items.length === 0) return null;
  const context = item.genericNames.length > 0 ? 'medicine' : '';
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('substitutes.title', { context })}</Title>
      <Track>
        {items.map((other) => (
          <li key={other.id}>
            <ItemCard item={other} compact withStore={other.storeId !== item.storeId} />
          </li>
        ))}
      </Track>
    </section>
  );
}

const Title = styled.h2`
  font-size: ${size('md')};
  font-weight: 600;
`;

/** Cards side by side, in a column that is narrower than a page. */
const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 148px;
  gap: ${space('sm')};
  margin-block-start: ${space('xs')};
  padding-block: 4px;
  overflow-x: auto;
  scrollbar-width: thin;
  scroll-snap-type: x proximity;
  & > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
`;
