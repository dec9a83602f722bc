import { defineMessages } from '@shop/i18n';

/** Texts of the buttons that add to the cart and open it. Pages of other apps need no others of this app. */
export const buttonMessages = defineMessages('cart-buttons', {
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
});
