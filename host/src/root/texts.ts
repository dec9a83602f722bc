import { defineMessages } from '@shop/i18n';

/** Words of the application root: what is said when no page and no area can say it. */
export const rootTexts = defineMessages('root', {
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
});
