import type { Favourite } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { WishlistToggle, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { RemoveDialog } from '../../components/remove-favourite/remove-dialog';
import { useAddFavourite } from '../../wishlist/use-add-favourite';
import { useFavourite } from '../../wishlist/use-wishlist';
import { wishlistMessages } from '../../wishlist/wishlist-messages';

/** The favourite that the given id stands for. */
function toFavourite({
  itemId,
  storeId,
  vehicleId,
  providerId,
  shown,
}: SlotProps['wishlist-heart']): Favourite | null {
  const ids = { item: itemId, store: storeId, vehicle: vehicleId, provider: providerId };
  const kinds = ['item', 'store', 'vehicle', 'provider'] as const;
  const kind = kinds.find((name) => ids[name] !== undefined);
  const id = kind && ids[kind];
  return kind && id !== undefined ? { kind, id, ...(shown ? { shown } : {}) } : null;
}

/** The wishlist button of an item, store, vehicle or provider; parcels have none (D-11). ITEM-06, ITEM-10, WISH-01. */
export default function FavouriteToggle(props: SlotProps['wishlist-heart']) {
  const isParcel = useSession(({ module }) => module?.type === 'parcel');
  const favourite = toFavourite(props);
  if (!favourite || isParcel) return null;
  return <Toggle favourite={favourite} label={props.label} />;
}

/** Adds at once; asks before it removes (WISH-03); asks a guest to sign in (VALID-08, ROLE-04). */
function Toggle({ favourite, label }: { favourite: Favourite; label: string }) {
  const { t } = useTranslation(wishlistMessages);
  const { controller, isFavourite, isBusy } = useFavourite(favourite);
  const addOrSignIn = useAddFavourite();
  const [isConfirming, setConfirming] = useState(false);
  const press = () => {
    if (isBusy) return;
    if (isFavourite) return setConfirming(true);
    addOrSignIn(favourite);
  };
  const remove = () => {
    setConfirming(false);
    void controller.set(favourite, false);
  };
  return (
    <>
      <WishlistToggle
        label={t('add', { label })}
        isMarked={isFavourite}
        onClick={press}
        onPointerEnter={isFavourite ? prefetchLayers : undefined}
      />
      {isConfirming && <RemoveDialog onConfirm={remove} onCancel={() => setConfirming(false)} />}
    </>
  );
}
