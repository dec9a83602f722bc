import { defineMessages } from '@shop/i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ur from './locales/ur.json';

/** Words of the application root: what is said when no page and no area can say it. */
export const rootTexts = defineMessages('root', { en, ur, ar });
