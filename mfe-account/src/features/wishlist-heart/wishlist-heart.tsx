import type { Favourite } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { HeartButton, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { RemoveDialog } from '../../wishlist/remove-dialog';
import { useAddFavourite } from '../../wishlist/use-add-favourite';
import { useFavourite } from '../../wishlist/use-wishlist';
import { wishlistMessages } from '../../wishlist/wishlist-messages';

/** Which of the ids was given, and so what is marked. */
function favouriteOf({
  itemId,
  storeId,
  vehicleId,
  providerId,
}: SlotProps['wishlist-heart']): Favourite | null {
  const ids = { item: itemId, store: storeId, vehicle: vehicleId, provider: providerId };
  const kinds = ['item', 'store', 'vehicle', 'provider'] as const;
  const kind = kinds.find((name) => ids[name] !== undefined);
  const id = kind && ids[kind];
  return kind && id !== undefined ? { kind, id } : null;
}

/** The heart of an item, store, vehicle or provider; parcels have none (D-11). ITEM-06, ITEM-10, WISH-01. */
export default function WishlistHeart(props: SlotProps['wishlist-heart']) {
  const isParcel = useSession(({ module }) => module?.type === 'parcel');
  const favourite = favouriteOf(props);
  if (!favourite || isParcel) return null;
  return <Heart favourite={favourite} label={props.label} />;
}

/** Marks at once; asks before it unmarks (WISH-03); a guest is asked to sign in (VALID-08, ROLE-04). */
function Heart({ favourite, label }: { favourite: Favourite; label: string }) {
  const { t } = useTranslation(wishlistMessages);
  const { keeper, isFavourite, isBusy } = useFavourite(favourite);
  const addOrSignIn = useAddFavourite();
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (isBusy) return;
    if (isFavourite) return setAsking(true);
    addOrSignIn(favourite);
  };
  const remove = () => {
    setAsking(false);
    void keeper.set(favourite, false);
  };
  return (
    <>
      <HeartButton
        label={t('add', { label })}
        isMarked={isFavourite}
        onClick={press}
        onPointerEnter={isFavourite ? prefetchLayers : undefined}
      />
      {isAsking && <RemoveDialog onConfirm={remove} onCancel={() => setAsking(false)} />}
    </>
  );
}
