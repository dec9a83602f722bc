import { emptyChoice, type Item } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Chip, color, Price, Rating, size, space, Title } from '@shop/ui';
import styled, { css } from 'styled-components';
import { lines } from '../../components/cards/card-frame';
import { FavouriteToggle, toItemFavourite } from '../../components/cards/favourite-toggle';
import { Badges, DiscountChip } from '../../components/cards/item-badges';
import { AvailabilityNote } from '../../components/item-choice/availability-note';
import { CampaignNote } from '../../components/item-choice/campaign-note';
import { GenericName, ItemBadges, PrescriptionNote } from '../../components/item-choice/item-facts';
import { StockNote } from '../../components/item-choice/stock-note';
import { StoreLink } from '../../components/item-choice/store-link';
import { OfferNote } from '../../components/item-choice/offer-note';
import type { ItemChoice } from '../../components/item-choice/use-item-choice';
import { useItemTotal } from '../../components/item-choice/use-item-total';
import { ChosenUnit } from '../../components/cards/unit-price';
import { messages } from '../../messages';
import { ShareButton } from '../../components/page/share-button';
import { HeadArea } from '../../components/page/buy-layout';

/** Name, store, brand, rating, price and notes before buying. ITEM-03, ITEM-06, ITEM-16. */
export function ItemHead({ item, chosen }: { item: Item; chosen: ItemChoice }) {
  const { t } = useTranslation(messages);
  return (
    <HeadArea>
      <Chips>
        <DiscountChip item={item} exact />
        <Badges item={item} />
      </Chips>
      <Top>
        <Name tabIndex={-1} $long={item.name.length > 90}>
          <bdi>{item.name}</bdi>
        </Name>
        <Actions>
          <ShareButton title={item.name} label={t('itemPage.share')} />
          {!item.campaign && <FavouriteToggle favourite={toItemFavourite(item)} label={item.name} />}
        </Actions>
      </Top>
      <Origin>
        <StoreLink item={item} />
        <BrandName item={item} />
        <RatingLink item={item} />
      </Origin>
      <GenericName item={item} />
      <ItemBadges item={item} />
      <PriceLine item={item} chosen={chosen} />
      <OfferNote item={item} />
      <CampaignNote item={item} />
      <StockNote item={item} choice={chosen.choice} />
      <PrescriptionNote item={item} />
      <AvailabilityNote item={item} />
    </HeadArea>
  );
}

function BrandName({ item: { brandName } }: { item: Item }) {
  const { t, direction } = useTranslation(messages);
  if (!brandName) return null;
  return <Soft>{t('itemPage.brand', { name: isolate(brandName, direction) })}</Soft>;
}

/** Links to the reviews below. */
function RatingLink({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  if (item.ratingCount === 0) return null;
  const value = format.rating(item.averageRating);
  return (
    <ToReviews href="#reviews">
      <Rating
        value={item.averageRating}
        count={item.ratingCount}
        label={t('rating', { value, count: item.ratingCount })}
      />
    </ToReviews>
  );
}

/** The price of one item as chosen, without add-ons, with the original price and the saving. */
function PriceLine({ item, chosen }: { item: Item; chosen: ItemChoice }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const one = useItemTotal(item, chosen.inCart)({ ...emptyChoice, variation: chosen.choice.variation }, 1);
  const saved = one.original === null ? 0 : one.original - one.price;
  return (
    <Prices>
      <Price amount={one.price} original={one.original} large originalLabel={t('price.was')} />
      <ChosenUnit item={item} variation={chosen.choice.variation} price={one.price} />
      {saved > 0 && (
        <Chip $tone="success">
          {t('itemPage.saved', { amount: isolate(format.money(saved), direction) })}
        </Chip>
      )}
    </Prices>
  );
}

/** A long name is smaller but complete; a very long one stays a heading (F-44). */
const Name = styled(Title)<{ $long: boolean }>`
  ${({ $long }) =>
    $long
      ? css`
          font-size: ${size('lg')};
          ${lines(10)}
        `
      : lines(6)}
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  &:empty {
    display: none;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('xs')};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-block-start: -6px;
  margin-inline-end: -10px;
`;

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('md')};
`;

const Soft = styled.span`
  ${lines(2)}
  word-break: break-word;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const ToReviews = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  &:hover {
    text-decoration: underline;
  }
`;

const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xxs')} ${space('sm')};
`;
