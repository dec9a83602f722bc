import { useCache } from '@shop/api';
import { itemDetails } from '@shop/contract';
import { cardPrice, itemAvailability, type Item } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Chip, Price, Rating, ShopImage, space } from '@shop/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useNow } from '../clock/use-now';
import { messages } from '../messages';
import { Body, Chips, Frame, Name, Picture, Second, Words } from './card-frame';
import { Badges, DiscountChip, HalalMark, VegMark } from './item-marks';

interface Props {
  item: Item;
  /** Among the first pictures of the page. */
  eager?: boolean;
  /** Left out on the store's own page. */
  withStore?: boolean;
}

/**
 * An item in rows and lists: one link as a whole, with the plus of mfe-cart above it. Opening it hands the item to
 * the cache, so that its page has something to show at once. CARD-01, CARD-02.
 */
export const ItemCard = memo(function ItemCard({ item, eager = false, withStore = true }: Props) {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const shown = cardPrice(item);
  const handOn = () => void cache.replace(itemDetails, { params: { id: item.id } }, (known) => known ?? item);
  return (
    <Frame>
      <Body>
        <Words $lines={withStore ? 3 : 2}>
          <Name>
            <Link to={`/product/${item.id}`} onClick={handOn}>
              <bdi>{item.name}</bdi>
            </Link>
          </Name>
          {withStore && (
            <Second>
              <bdi>{item.storeName}</bdi>
            </Second>
          )}
        </Words>
        <Meta>
          {item.ratingCount > 0 && (
            <Rating
              value={item.averageRating}
              label={t('rating', { value: item.averageRating.toFixed(1), count: item.ratingCount })}
            />
          )}
          <VegMark item={item} />
          <HalalMark item={item} />
        </Meta>
        <Foot>
          <Price amount={shown.price} original={shown.original} short originalLabel={t('price.was')} />
        </Foot>
      </Body>
      <Picture>
        <ShopImage src={item.imageUrl} alt="" eager={eager} />
        <Chips>
          <State item={item} />
          <DiscountChip item={item} />
          <Badges item={item} />
        </Chips>
        <Plus>
          <Slot name="quick-add" item={item} />
        </Plus>
      </Picture>
    </Frame>
  );
});

/** Sold out, or outside its hours: in words on the picture (STATE-07, STATE-11). */
export function State({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const { timeZone } = useFormat();
  const now = useNow();
  if (!now) return null;
  const { state } = itemAvailability(item, now, timeZone);
  if (state === 'open') return null;
  return <Chip>{t(state === 'closed' ? 'availability.closed' : 'availability.soldOut')}</Chip>;
}

/** One line: what does not fit is cut off here and stands on the item's page. */
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
  margin-block-start: auto;
`;

/** Kept space at the picture's corner, above the card's link. */
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
