import { defineMessages } from '@shop/i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ur from './locales/ur.json';

export const messages = defineMessages('account', { en, ur, ar });
