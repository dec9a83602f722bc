/** Origins that browsers may be redirected to. */
export interface Origins {
  /** Origin of this backend's own pages; '' where unknown. */
  own: string;
  /** Origins of the shop's pages. */
  shop: readonly string[];
}

/** The configured origins. */
export interface SetOrigins {
  /** Public origin of this backend; '' where unset. */
  publicOrigin: string;
  shopOrigins: readonly string[];
}

const thisMachine = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * The configured origins, else this machine's address. Callers can send any host and origin, so neither is trusted (F-29).
 */
export function originsFrom({ publicOrigin, shopOrigins }: SetOrigins, askedAt: string): Origins {
  const own = publicOrigin || (thisMachine.test(askedAt) ? askedAt : '');
  return { own, shop: [own, ...shopOrigins].filter(Boolean) };
}

/** Whether an absolute address belongs to one of the shop's origins. */
export const isOwnAddress = (address: string, { shop }: Origins): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address) && shop.includes(new URL(address).origin);
