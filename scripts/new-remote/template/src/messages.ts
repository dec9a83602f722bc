import { defineMessages } from '@shop/i18n';

export const messages = defineMessages('__name__', {
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  ur: () => import(/* webpackChunkName: "texts-ur" */ './locales/ur.json'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
});
