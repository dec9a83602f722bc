import { globalStyles } from '@shop/ui';

const id = 'shop-ground';

/** The rules that every page stands on, as the edge writes them into a page. */
export const getGlobalStyleTag = (nonce: string): string =>
  `<style id="${id}" nonce="${nonce}">${globalStyles}</style>`;

/** The same in a browser, where the page came without them. */
export function addGlobalStyles(document: Document): void {
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.nonce = __webpack_nonce__ ?? '';
  style.textContent = globalStyles;
  document.head.append(style);
}
