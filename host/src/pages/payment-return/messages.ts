import { defineMessages } from '@shop/i18n';

/** Texts of this page, loaded with it. */
export const paymentMessages = defineMessages('host-payment', {
  en: () => import(/* webpackChunkName: "payment-texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "payment-texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "payment-texts-ar" */ './locales/ar.json'),
});
