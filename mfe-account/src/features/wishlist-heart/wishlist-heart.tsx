import type { Favourite } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { color, Icon, motion, prefetchLayers, radius, toast } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RemoveDialog } from '../../wishlist/remove-dialog';
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

/** Marks at once; asks before it unmarks (WISH-03); a guest is asked to sign in, and is not asked twice (VALID-08, ROLE-04). */
function Heart({ favourite, label }: { favourite: Favourite; label: string }) {
  const { t } = useTranslation(wishlistMessages);
  const { keeper, isFavourite, isBusy } = useFavourite(favourite);
  const isGuest = useSession((session) => session.token === null);
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (isBusy) return;
    if (isFavourite) return setAsking(true);
    if (!isGuest) return void keeper.set(favourite, true);
    toast.error(t('signedOut'));
    keeper.awaitSignIn(favourite);
  };
  const remove = () => {
    setAsking(false);
    void keeper.set(favourite, false);
  };
  return (
    <>
      <Look
        type="button"
        aria-label={t('add', { label })}
        aria-pressed={isFavourite}
        onClick={press}
        onPointerEnter={isFavourite ? prefetchLayers : undefined}
      >
        <Icon name="heart" />
      </Look>
      {isAsking && <RemoveDialog onConfirm={remove} onCancel={() => setAsking(false)} />}
    </>
  );
}

/** As large as a finger; on a picture its ground is smaller, and given by who shows it. */
const Look = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  & > svg {
    box-sizing: content-box;
    padding: 8px;
    border-radius: ${radius('full')};
    background: var(--heart-ground, transparent);
    box-shadow: var(--heart-shadow, none);
    transition:
      background-color ${motion.fast},
      scale ${motion.fast};
  }
  @media (hover: hover) {
    &:hover > svg {
      background: ${color('sunken')};
    }
  }
  &:active > svg {
    scale: 0.86;
  }
  &[aria-pressed='true'] > svg {
    color: ${color('danger')};
    fill: currentColor;
  }
`;
