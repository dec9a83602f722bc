import { defineMessages } from '@shop/i18n';

export const messages = defineMessages('cart', {
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
});

/** Milliseconds for which a toast says that a cart was cleared. BIZ-10. */
export const clearCartToast = 5_000;
