import { defineMessages } from '@shop/i18n';

/** Words of what comes when the page is done; with its own code, for a file of each language would be one more request. */
export const deferredMessages = defineMessages('late', {
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
  ur: () => import(/* webpackMode: "eager" */ './locales/ur.json'),
  ar: () => import(/* webpackMode: "eager" */ './locales/ar.json'),
});
