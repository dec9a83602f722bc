import { getFavouriteNews, isSoldOut, type Item, type SavedFavourite } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Chip, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useSavedFavourite } from '../../wishlist/saved-favourites';

interface Props {
  item: Item;
  /** What it was like when it was saved, if the backend says so; else what this device remembers counts. */
  saved: SavedFavourite | undefined;
}

/** A lower price than when the item was saved, being back in stock, or being sold out. X-27. */
export function FavouriteNews({ item, saved }: Props) {
  const { t } = useTranslation(messages);
  const { moneyWithin } = useFormat();
  const remembered = useSavedFavourite(item.id);
  const { cheaperBy, isBack } = getFavouriteNews(item, saved ?? remembered);
  return (
    <News>
      {isSoldOut(item) && <Chip>{t('wishlist.soldOut')}</Chip>}
      {isBack && <Chip $tone="success">{t('wishlist.back')}</Chip>}
      {cheaperBy !== null && (
        <Chip $tone="success">{t('wishlist.cheaper', { amount: moneyWithin(cheaperBy) })}</Chip>
      )}
    </News>
  );
}

const News = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs')};
  margin-block-start: ${space('xxs')};
  &:empty {
    display: none;
  }
`;
