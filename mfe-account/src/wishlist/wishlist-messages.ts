import { defineMessages } from '@shop/i18n';

/**
 * The texts of wishlist buttons, apart from those of the account, because the buttons are on every card of the shop.
 * All languages are in the button's own chunk: a file for each would cost more than the texts.
 */
export const wishlistMessages = defineMessages('wishlist', {
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
  ur: () => import(/* webpackMode: "eager" */ './locales/ur.json'),
  ar: () => import(/* webpackMode: "eager" */ './locales/ar.json'),
});
