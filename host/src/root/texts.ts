import { defineMessages } from '@shop/i18n';

/** Texts of the application root, for failures that no page and no remote can show. */
export const rootTexts = defineMessages('root', {
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
});
