import type { Favourite } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { useWishlistController } from './use-wishlist';
import { wishlistMessages } from './wishlist-messages';

/** Marks something; a guest is told to sign in, and what was wanted is marked then (VALID-08, ROLE-04). */
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
