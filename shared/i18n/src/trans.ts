/** Texts with elements in them; apart from the rest, because it is 4 KB and few pages have such a text. */
export { Trans } from 'react-i18next';
