import { cardPrice, type Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Price, Rating, size, space, Title } from '@shop/ui';
import { useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Badges, DiscountChip } from '../../cards/item-marks';
import { lines } from '../../cards/card-frame';
import { AvailabilityNote } from '../../item-choice/availability-note';
import { BuyBar } from '../../item-choice/buy-bar';
import { ItemChoices } from '../../item-choice/item-choices';
import { ItemFacts, PrescriptionNote } from '../../item-choice/item-facts';
import { showProblem } from '../../item-choice/show-problem';
import { StoreLink } from '../../item-choice/store-link';
import { useItemChoice } from '../../item-choice/use-item-choice';
import { messages } from '../../messages';
import { Gallery } from './gallery';
import { BarArea, BuyBox, ChoicesArea, FactsArea, GalleryArea, HeadArea, Layout } from './layout';

/** An item on its own page. ITEM-01 … ITEM-07, ITEM-16. */
export function ItemView({ item }: { item: Item }) {
  const chosen = useItemChoice(item, null);
  const [tried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const refuse = () => {
    setTried(true);
    showProblem(choices.current);
  };
  return (
    <Layout>
      <GalleryArea>
        <Gallery item={item} />
      </GalleryArea>
      <BuyBox>
        <Head item={item} />
        <ChoicesArea ref={choices}>
          <ItemChoices item={item} chosen={chosen} tried={tried} />
        </ChoicesArea>
        <BarArea data-action-bar="">
          <BuyBar item={item} chosen={chosen} line={null} onRefused={refuse} />
        </BarArea>
      </BuyBox>
      <FactsArea>
        <ItemFacts item={item} />
      </FactsArea>
    </Layout>
  );
}

function Head({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const shown = cardPrice(item);
  return (
    <HeadArea>
      <Chips>
        <DiscountChip item={item} />
        <Badges item={item} />
      </Chips>
      <Name tabIndex={-1} $long={item.name.length > 90}>
        <bdi>{item.name}</bdi>
      </Name>
      <StoreLink item={item} />
      {item.ratingCount > 0 && (
        <Rating
          value={item.averageRating}
          count={item.ratingCount}
          label={t('rating', { value: item.averageRating.toFixed(1), count: item.ratingCount })}
        />
      )}
      <Price amount={shown.price} original={shown.original} large originalLabel={t('price.was')} />
      <PrescriptionNote item={item} />
      <AvailabilityNote item={item} />
    </HeadArea>
  );
}

/** A long name is written smaller and in full; one of thousands of letters stays a heading (F-44). */
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
