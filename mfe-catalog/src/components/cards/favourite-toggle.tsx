import { toSavedFavourite, type Favourite, type Item } from '@shop/domain';
import { useBus } from '@shop/events';
import { DeferredSlot, useRemotes, type SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useIsCustomer, useSession } from '@shop/session';
import { WishlistToggle } from '@shop/ui';
import { messages } from '../../messages';

type Ids = Omit<SlotProps['wishlist-heart'], 'label'>;
const idNames = { item: 'itemId', store: 'storeId', vehicle: 'vehicleId', provider: 'providerId' } as const;

interface Props {
  favourite: Favourite;
  /** Name of the favourite. */
  label: string;
}

/** An item as a favourite, with what its card shows now. X-27. */
export const toItemFavourite = (item: Item): Favourite => ({
  kind: 'item',
  id: item.id,
  shown: toSavedFavourite(item),
});

/**
 * The wishlist button of an item, store, vehicle or provider; parcels have none (D-11). For customers mfe-account
 * renders it, because it knows the wishlist. For guests, and until that is loaded, a plain button sends a command
 * when it is pressed. ITEM-06, ITEM-10, VALID-08.
 */
export function FavouriteToggle({ favourite, label }: Props) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const isCustomer = useIsCustomer();
  const isParcel = useSession(({ module }) => module?.type === 'parcel');
  const isHandled = useRemotes().getApp({ kind: 'listener', name: 'wishlist:add-requested' }) !== null;
  if (isParcel) return null;
  const toggle = isHandled && (
    <WishlistToggle
      label={t('favourite', { label })}
      isMarked={false}
      onClick={() => bus.emit('wishlist:add-requested', favourite)}
    />
  );
  if (toggle && !isCustomer) return toggle;
  const { kind, id, shown } = favourite;
  const ids: Ids = { [idNames[kind]]: id, ...(shown ? { shown } : {}) };
  return <DeferredSlot name="wishlist-heart" fallback={toggle} {...ids} label={label} />;
}
