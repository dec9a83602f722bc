import { globalStyles } from '@shop/ui';

const id = 'shop-ground';

/** The global styles as the edge writes them into a page. */
export const getGlobalStyleTag = (nonce: string): string =>
  `<style id="${id}" nonce="${nonce}">${globalStyles}</style>`;

/** Adds the global styles in a browser when the page came without them. */
export function addGlobalStyles(document: Document): void {
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.nonce = __webpack_nonce__ ?? '';
  style.textContent = globalStyles;
  document.head.append(style);
}
