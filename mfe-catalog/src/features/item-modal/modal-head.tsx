import { type CartLine, emptyChoice, type Item } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, Price, Rating, size, space } from '@shop/ui';
import styled from 'styled-components';
import { FavouriteToggle, toItemFavourite } from '../../components/cards/favourite-toggle';
import { Badges, DiscountChip } from '../../components/cards/item-badges';
import { ChosenUnit } from '../../components/cards/unit-price';
import { Gallery } from '../../components/gallery/gallery';
import { AvailabilityNote } from '../../components/item-choice/availability-note';
import { CampaignNote } from '../../components/item-choice/campaign-note';
import {
  GenericName,
  ItemFacts,
  ItemBadges,
  PrescriptionNote,
} from '../../components/item-choice/item-facts';
import { StockNote } from '../../components/item-choice/stock-note';
import { StoreLink } from '../../components/item-choice/store-link';
import { OfferNote } from '../../components/item-choice/offer-note';
import { type ItemChoice, useItemViewed } from '../../components/item-choice/use-item-choice';
import { useItemTotal } from '../../components/item-choice/use-item-total';
import { messages } from '../../messages';

interface Props {
  item: Item;
  chosen: ItemChoice;
  /** The cart's line that is edited. */
  line: CartLine | null;
}

/** Pictures, chips, store, rating, price and notes. The name is the dialog's title. ITEM-09, ITEM-14. */
export function ModalHead({ item, chosen, line }: Props) {
  useItemViewed(item);
  const format = useFormat();
  const { t } = useTranslation(messages);
  const shown = useItemTotal(item, line ?? chosen.inCart)(
    { ...emptyChoice, variation: chosen.choice.variation },
    1,
  );
  return (
    <Column>
      <Gallery item={item} ratio="4 / 3">
        <DiscountChip item={item} exact />
        <Badges item={item} />
      </Gallery>
      <Line>
        <StoreLink item={item} />
        {!item.campaign && <FavouriteToggle favourite={toItemFavourite(item)} label={item.name} />}
      </Line>
      <Line>
        <Price amount={shown.price} original={shown.original} large originalLabel={t('price.was')} />
        {!item.campaign && item.ratingCount > 0 && (
          <Rating
            value={item.averageRating}
            count={item.ratingCount}
            label={t('rating', { value: format.rating(item.averageRating), count: item.ratingCount })}
          />
        )}
      </Line>
      <ChosenUnit item={item} variation={chosen.choice.variation} price={shown.price} />
      <GenericName item={item} />
      <ItemBadges item={item} />
      <OfferNote item={item} />
      <CampaignNote item={item} />
      <StockNote item={item} choice={chosen.choice} />
      <PrescriptionNote item={item} />
      <AvailabilityNote item={item} />
    </Column>
  );
}

/** The item's facts, and a link to its page. */
export function ModalFoot({ item, onLeave }: { item: Item; onLeave: () => void }) {
  const { t } = useTranslation(messages);
  const to = `/product/${item.id}${item.campaign ? '?campaign=1' : ''}`;
  return (
    <Column>
      <ItemFacts item={item} />
      <All to={to} onClick={onLeave}>
        {t('itemPage.details')}
        <Icon name="chevron" size={16} mirrored />
      </All>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('sm')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xxs')} ${space('md')};
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space('xxs')};
  min-block-size: 32px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;
