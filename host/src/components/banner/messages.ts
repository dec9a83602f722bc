import { defineMessages } from '@shop/i18n';

/**
 * Texts of the deferred content. They are in its chunk, because a file for each language would cost one more request.
 */
export const deferredMessages = defineMessages('late', {
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
  ur: () => import(/* webpackMode: "eager" */ './locales/ur.json'),
  ar: () => import(/* webpackMode: "eager" */ './locales/ar.json'),
});
