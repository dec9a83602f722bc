import { useCache } from '@shop/api';
import { itemDetails } from '@shop/contract';
import { cardPrice, itemAvailability, type Item } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Chip, color, Price, ShopImage, size, space } from '@shop/ui';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useNow } from '../../clock/use-now';
import { messages } from '../../messages';
import { Body, Chips, Frame, ToggleBox, Name, Picture, SecondLine, CardText } from './card-frame';
import { FavouriteToggle } from './favourite-toggle';
import { Badges, DiscountChip, HalalBadge, VegBadge } from './item-badges';
import { useItemOfStore } from './item-of-store';
import { ItemRating } from './item-rating';

interface Props {
  item: Item;
  /** Whether it is among the first pictures of the page. */
  eager?: boolean;
  /** False on the store's own page. */
  withStore?: boolean;
  /** Smaller, for lists with many items. */
  compact?: boolean;
  /** Shown below the price. */
  children?: ReactNode;
}

/**
 * An item in rows and lists: one link, with the add button of mfe-cart above it. Opening it puts the item into the
 * cache, so that its page shows something at once. CARD-01, CARD-02.
 */
export const ItemCard = memo(function ItemCard(props: Props) {
  const { eager = false, withStore = true, compact = false, children } = props;
  const item = useItemOfStore(props.item);
  const cache = useCache();
  const state = useAvailability(item);
  const { campaign } = item;
  const args = { params: { id: item.id }, ...(campaign ? { query: { campaign } } : {}) };
  const cacheItem = () => void cache.replace(itemDetails, args, (known) => known ?? item);
  return (
    <Frame>
      <Body $tight={compact}>
        <CardText $lines={withStore ? 3 : 2}>
          <Name>
            <Link to={`/product/${item.id}${campaign ? '?campaign=1' : ''}`} onClick={cacheItem}>
              <bdi>{item.name}</bdi>
            </Link>
          </Name>
          {withStore && (
            <SecondLine>
              <bdi>{item.storeName}</bdi>
            </SecondLine>
          )}
        </CardText>
        <Facts item={item} />
        {children}
      </Body>
      <Picture $off={state !== 'open'}>
        <ShopImage src={item.imageUrl} alt="" eager={eager} size="card" />
        <Chips>
          <State item={item} />
          <DiscountChip item={item} />
          <Badges item={item} />
        </Chips>
        {!campaign && (
          <ToggleBox>
            <FavouriteToggle favourite={{ kind: 'item', id: item.id }} label={item.name} />
          </ToggleBox>
        )}
        <Plus>
          <Slot name="quick-add" item={item} optional />
        </Plus>
      </Picture>
    </Frame>
  );
});

/** Rating, badges and price. */
function Facts({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const shown = cardPrice(item);
  return (
    <>
      <Meta>
        <ItemRating item={item} />
        <VegBadge item={item} />
        <HalalBadge item={item} />
      </Meta>
      <Foot>
        <Price amount={shown.price} original={shown.original} short originalLabel={t('price.was')} />
        {item.unit && (
          <Unit>
            <bdi>{item.unit}</bdi>
          </Unit>
        )}
      </Foot>
    </>
  );
}

/** 'Sold out' or 'not available now' as text on the picture (STATE-07, STATE-11). */
export function State({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const state = useAvailability(item);
  if (state === 'open') return null;
  return <Chip>{t(state === 'closed' ? 'availability.closed' : 'availability.soldOut')}</Chip>;
}

/** Whether the item is available now; available until the time is known. */
function useAvailability(item: Item) {
  const { timeZone } = useFormat();
  const now = useNow();
  return now ? itemAvailability(item, now, timeZone).state : 'open';
}

/** One line; the rest is cut off here and shown on the item's page. */
const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space('xs')};
  block-size: 1.75rem;
  overflow: hidden;
  & > * {
    block-size: 1.75rem;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space('xs')};
  margin-block-start: auto;
`;

const Unit = styled.small`
  color: ${color('textFaint')};
  font-size: ${size('xs')};
`;

/** Reserved space in the picture's corner, above the card's link. */
export const Plus = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: ${space('xs')};
  inset-inline-end: ${space('xs')};
  display: grid;
  place-items: end;
  min-inline-size: 44px;
  min-block-size: 44px;
  &:empty {
    display: none;
  }
`;
