/** `mfe-cart` 1.4.0 `9f3c2a1b` → `shop_mfe_cart_1_4_0_9f3c2a1b`. */
export const releaseName = (app: string, version: string, buildId: string) =>
  `shop_${app}_${version}_${buildId}`.replace(/[^A-Za-z0-9_]/g, '_');

/** Command → name of the chunk with the component that handles it: `cart:open-requested` → `cart-open-requested`. */
export const toCommandChunk = (command: string) => command.replace(/:/g, '-');

/** The Trusted Types policy of an app; its releases in one page share it. */
export const policyName = (app: string) => `shop-${app}`;
