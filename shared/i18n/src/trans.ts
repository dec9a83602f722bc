/** Texts with elements in them; in its own file, because it is 4 KB and few pages need it. */
export { Trans } from 'react-i18next';
