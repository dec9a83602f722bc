import { defineMessages } from '@shop/i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ur from './locales/ur.json';

/** Texts of the shell and of the host's own pages. */
export const messages = defineMessages('host', { en, ur, ar });
