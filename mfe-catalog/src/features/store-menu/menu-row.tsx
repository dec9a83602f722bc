import { useCache } from '@shop/api';
import { itemDetails } from '@shop/contract';
import { cardPrice, cutText, descriptionLimit, type Item, plainText } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, motion, Price, radius, shadow, ShopImage, size, space } from '@shop/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { Chips, lines, Name } from '../../components/cards/card-frame';
import { Plus, State } from '../../components/cards/item-card';
import { DiscountChip, HalalBadge, useDiscountText, VegBadge } from '../../components/cards/item-badges';
import { useItemOfStore } from '../../components/cards/item-of-store';
import { ItemRating } from '../../components/cards/item-rating';
import { messages } from '../../messages';
import { rowBox } from './row-box';

function about(item: Item): string {
  const { text, cut } = cutText(plainText(item.description), descriptionLimit);
  return cut ? `${text}…` : text;
}

/** A dish in a menu: text first, its picture at the end with the add button on it. CARD-01, CARD-02. */
export const MenuRow = memo(function MenuRow(props: { item: Item }) {
  const item = useItemOfStore(props.item);
  const { t } = useTranslation(messages);
  const cache = useCache();
  const shown = cardPrice(item);
  const discount = useDiscountText(item);
  const cacheItem = () =>
    void cache.replace(itemDetails, { params: { id: item.id } }, (known) => known ?? item);
  return (
    <Row>
      <Text>
        <Dish>
          <Link to={`/product/${item.id}`} onClick={cacheItem}>
            <bdi>{item.name}</bdi>
          </Link>
        </Dish>
        <About dir="auto" $lines={discount?.hasMinimum ? 1 : 2}>
          {about(item)}
        </About>
        {discount?.hasMinimum && <Offer>{discount.text}</Offer>}
        <Badges>
          <ItemRating item={item} />
          <VegBadge item={item} />
          <HalalBadge item={item} />
          {item.recommended && <Recommended>{t('mark.recommended')}</Recommended>}
        </Badges>
        <Price amount={shown.price} original={shown.original} short originalLabel={t('price.was')} />
      </Text>
      <Picture>
        <ShopImage src={item.imageUrl} alt="" size={120} />
        <RowChips>
          <State item={item} />
          {!discount?.hasMinimum && <DiscountChip item={item} />}
        </RowChips>
        <Plus>
          <Slot name="quick-add" item={item} optional />
        </Plus>
      </Picture>
    </Row>
  );
});

const Row = styled.article`
  ${rowBox}
  position: relative;
  display: flex;
  gap: ${space('sm')};
  transition:
    translate ${motion.fast},
    box-shadow ${motion.fast};
  @media (hover: hover) {
    &:hover {
      translate: 0 -2px;
      box-shadow: ${shadow('high')};
    }
  }
  &:has(h3 a:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;

const Dish = styled(Name)`
  line-height: var(--line);
  font-size: ${size('md')};
  & a {
    -webkit-line-clamp: 1;
    word-break: break-all;
  }
`;

const About = styled.p<{ $lines: number }>`
  ${({ $lines }) => lines($lines)}
  color: ${color('textSoft')};
  font-size: ${size('xs')};
  line-height: var(--line);
`;

/** A discount with a minimum order, which is too long for the small picture: in the place of a line about the dish. */
const Offer = styled.p`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  color: ${color('danger')};
  font-size: ${size('xs')};
  font-weight: 600;
  line-height: var(--line);
`;

/** One line; the rest is shown on the item's page. */
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('xs')};
  margin-block-start: auto;
  block-size: 1.75rem;
  overflow: hidden;
  & > * {
    block-size: 1.75rem;
  }
`;

const Recommended = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${color('brand')};
  font-size: ${size('xs')};
  font-weight: 600;
`;

/** The picture is small and has no wishlist button. */
const RowChips = styled(Chips)`
  inset-block-start: ${space('xxs')};
  inset-inline: ${space('xxs')};
  padding: 0;
`;

const Picture = styled.div`
  position: relative;
  flex: none;
  align-self: center;
  inline-size: 120px;
  border-radius: ${radius('md')};
  overflow: hidden;
`;
