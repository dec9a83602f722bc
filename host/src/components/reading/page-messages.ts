import { defineMessages } from '@shop/i18n';

/** Texts of the host's rarely opened pages, loaded with those pages. */
export const pageMessages = defineMessages('host-pages', {
  en: () => import(/* webpackChunkName: "page-texts-en" */ './en.json'),
  ur: () => import(/* webpackChunkName: "page-texts-ur" */ './ur.json'),
  ar: () => import(/* webpackChunkName: "page-texts-ar" */ './ar.json'),
});
