import { cardPrice, type Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Price, Rating, ShopImage, space } from '@shop/ui';
import styled from 'styled-components';
import { Badges, DiscountChip } from '../../cards/item-marks';
import { AvailabilityNote } from '../../item-choice/availability-note';
import { ItemFacts, PrescriptionNote } from '../../item-choice/item-facts';
import { StoreLink } from '../../item-choice/store-link';
import { messages } from '../../messages';

/** Picture, chips, store, rating, price and facts. ITEM-09 … ITEM-14, ITEM-16; the name is the dialog's title. */
export function ModalHead({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const shown = cardPrice(item);
  return (
    <Column>
      <Picture>
        <ShopImage src={item.imageUrl} alt={item.name} ratio="16 / 10" eager rounded />
        <Chips>
          <DiscountChip item={item} />
          <Badges item={item} />
        </Chips>
      </Picture>
      <Line>
        <StoreLink item={item} />
        {!item.campaign && item.ratingCount > 0 && (
          <Rating
            value={item.averageRating}
            count={item.ratingCount}
            label={t('rating', { value: item.averageRating.toFixed(1), count: item.ratingCount })}
          />
        )}
      </Line>
      <Price amount={shown.price} original={shown.original} large originalLabel={t('price.was')} />
      <PrescriptionNote item={item} />
      <AvailabilityNote item={item} />
      <ItemFacts item={item} />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('sm')};
`;

const Picture = styled.div`
  position: relative;
`;

const Chips = styled.div`
  position: absolute;
  inset-block-start: ${space('xs')};
  inset-inline-start: ${space('xs')};
  display: flex;
  gap: ${space('xs')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space('xxs')} ${space('md')};
`;
