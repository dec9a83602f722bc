import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { CountButton, prefetchLayers } from '@shop/ui';
import { useFavouriteCount } from '../../wishlist/use-wishlist';
import { wishlistMessages } from '../../wishlist/wishlist-messages';

/** The wishlist button of the header, with the number of favourites; opens the drawer. HEAD-04. */
export default function WishlistButton() {
  const { t } = useTranslation(wishlistMessages);
  const bus = useBus();
  const count = useFavouriteCount();
  return (
    <CountButton
      icon="heart"
      label={t('open', { count })}
      count={count}
      onClick={() => bus.emit('wishlist:open-requested', {})}
      onPointerEnter={prefetchLayers}
    />
  );
}
