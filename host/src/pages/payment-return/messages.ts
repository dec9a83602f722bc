import { defineMessages } from '@shop/i18n';

/** Texts of this page, loaded with it. */
export const paymentMessages = defineMessages('host-payment', {
  en: () => import(/* webpackChunkName: "page-texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "page-texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "page-texts-ar" */ './locales/ar.json'),
});
