import { cardPrice, type Item, type SavedFavourite } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Price, Rating, ShopImage } from '@shop/ui';
import { messages } from '../../messages';
import { FavouriteNews } from './favourite-news';
import { Actions, Line, Row, Text } from './row.styles';

interface Props {
  item: Item;
  /** What it was like when it was saved, if the backend says so. */
  saved: SavedFavourite | undefined;
}

/** A row that links to the item, with mfe-cart's button to add it to the cart. */
export function ItemRow({ item, saved }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const shown = cardPrice(item);
  return (
    <Row>
      <ShopImage src={item.imageUrl} alt="" rounded size={84} />
      <Text>
        <h3>
          <Link to={`/product/${item.id}`}>
            <bdi>{item.name}</bdi>
          </Link>
        </h3>
        <p>
          <bdi>{item.storeName}</bdi>
        </p>
        <FavouriteNews item={item} saved={saved} />
        <Line>
          <Price amount={shown.price} original={shown.original} short originalLabel={t('wishlist.was')} />
          {item.ratingCount > 0 && (
            <Rating
              value={item.averageRating}
              label={t('wishlist.rating', { value: format.rating(item.averageRating) })}
            />
          )}
          <Actions>
            <Slot name="quick-add" item={item} optional />
          </Actions>
        </Line>
      </Text>
    </Row>
  );
}
