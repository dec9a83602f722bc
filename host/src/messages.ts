import { defineMessages } from '@shop/i18n';

/** Texts of the shell and of the host's own pages. */
export const messages = defineMessages('host', {
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
});
