import { defineMessages } from '@shop/i18n';

/**
 * The few texts of a wishlist button, apart from those of the account: wishlist buttons stand on every card of the shop. They come with the
 * wishlist button's own code, for a file of each language costs more than the languages themselves.
 */
export const wishlistMessages = defineMessages('wishlist', {
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
  ur: () => import(/* webpackMode: "eager" */ './locales/ur.json'),
  ar: () => import(/* webpackMode: "eager" */ './locales/ar.json'),
});
