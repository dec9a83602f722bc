const id = 'shop-ground';

const loadStyles = () => import(/* webpackChunkName: "global-styles" */ '@shop/ui/global-styles');

/** The global styles as the edge writes them into a page. */
export async function getGlobalStyleTag(nonce: string): Promise<string> {
  const { globalStyles } = await loadStyles();
  return `<style id="${id}" nonce="${nonce}">${globalStyles}</style>`;
}

/** Adds the global styles in a browser when the page came without them, as in development. */
export async function addGlobalStyles(document: Document): Promise<void> {
  if (document.getElementById(id)) return;
  const { globalStyles } = await loadStyles();
  const style = document.createElement('style');
  style.id = id;
  style.nonce = __webpack_nonce__ ?? '';
  style.textContent = globalStyles;
  document.head.append(style);
}
