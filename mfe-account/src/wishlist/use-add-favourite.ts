import type { Favourite } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { useWishlistController } from './use-wishlist';
import { wishlistMessages } from './wishlist-messages';

/** Adds a favourite; a guest is asked to sign in first, and it is added afterwards (VALID-08, ROLE-04). */
export function useAddFavourite(): (favourite: Favourite) => void {
  const { t } = useTranslation(wishlistMessages);
  const controller = useWishlistController();
  const session = useSessionStore();
  return (favourite) => {
    if (session.getState().token !== null) return void controller.set(favourite, true);
    toast.error(t('signedOut'));
    controller.awaitSignIn(favourite);
  };
}
