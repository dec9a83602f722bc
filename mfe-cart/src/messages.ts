import { defineMessages, type Messages, type LanguageCode } from '@shop/i18n';
import { buttonMessages } from './cart/button-messages';

async function withButtonTexts<Own extends Messages>(language: LanguageCode, own: Promise<{ default: Own }>) {
  // Every language has the keys of English.
  const buttons = await (buttonMessages.sources[language] as typeof buttonMessages.sources.en)();
  return { default: { ...buttons.default, ...(await own).default } };
}

/** All texts of this app, for its pages, drawers and dialogs. Their files are in the release manifest as `ownTexts`. */
export const messages = defineMessages('cart', {
  en: () => withButtonTexts('en', import(/* webpackChunkName: "own-texts-en" */ './locales/en.json')),
  ur: () => withButtonTexts('ur', import(/* webpackChunkName: "own-texts-ur" */ './locales/ur.json')),
  ar: () => withButtonTexts('ar', import(/* webpackChunkName: "own-texts-ar" */ './locales/ar.json')),
});
