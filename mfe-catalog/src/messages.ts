import { defineMessages } from '@shop/i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ur from './locales/ur.json';

/** Texts of the catalogue. */
export const messages = defineMessages('catalog', { en, ur, ar });
