import { useCache } from '@shop/api';
import { itemDetails } from '@shop/contract';
import { cardPrice, isScarce, itemAvailability, type Item } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useNow } from '@shop/session';
import { Chip, Price, ShopImage, space } from '@shop/ui';
import { Fragment, memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Body, Chips, Frame, ToggleBox, Name, Picture, SecondLine, CardText } from './card-frame';
import { FavouriteToggle, toItemFavourite } from './favourite-toggle';
import { Badges, DiscountChip, HalalBadge, VegBadge } from './item-badges';
import { useItemOfStore } from './item-of-store';
import { ItemRating } from './item-rating';
import { SimilarLink } from './similar-link';
import { CardUnit } from './unit-price';

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
        <CardText $lines={withStore || item.moduleType === 'pharmacy' ? 3 : 2}>
          <Name>
            <Link to={`/product/${item.id}${campaign ? '?campaign=1' : ''}`} onClick={cacheItem}>
              <bdi>{item.name}</bdi>
            </Link>
          </Name>
          <Origin item={item} withStore={withStore} />
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
            <FavouriteToggle favourite={toItemFavourite(item)} label={item.name} />
          </ToggleBox>
        )}
        {state === 'out-of-stock' && !campaign && <SimilarLink item={item} />}
        <Plus>
          <Slot name="quick-add" item={item} optional />
        </Plus>
      </Picture>
    </Frame>
  );
});

/** Generic name of a medicine, and store. ITEM-13, X-28. */
function Origin({ item, withStore }: { item: Item; withStore: boolean }) {
  const texts = [...item.genericNames, ...(withStore ? [item.storeName] : [])];
  if (texts.length === 0) return null;
  return (
    <SecondLine>
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </SecondLine>
  );
}

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
        <CardUnit item={item} shown={shown.price} />
      </Foot>
    </>
  );
}

/** 'Sold out', 'not available now' (STATE-07, STATE-11) or how few are left as text on the picture. */
export function State({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const state = useAvailability(item);
  // Each variation has its own stock, which the item's page shows.
  const isFew = item.variations.length === 0 && isScarce(item.stock);
  if (state === 'open')
    return isFew ? <Chip $tone="warning">{t('itemPage.left', { count: item.stock ?? 0 })}</Chip> : null;
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
