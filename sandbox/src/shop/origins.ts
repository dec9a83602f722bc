/** Addresses that browsers may be led to. */
export interface Origins {
  /** Where this backend's own pages are; '' where that is not known. */
  own: string;
  /** Where the shop's pages are. */
  shop: readonly string[];
}

/** What is set of it. */
export interface SetOrigins {
  /** Of this backend, as browsers know it; '' where it is not set. */
  publicOrigin: string;
  shopOrigins: readonly string[];
}

const thisMachine = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * What is set, else the address of this machine that was asked. Callers may name any host and any origin, so neither is
 * believed (F-29).
 */
export function originsFrom({ publicOrigin, shopOrigins }: SetOrigins, askedAt: string): Origins {
  const own = publicOrigin || (thisMachine.test(askedAt) ? askedAt : '');
  return { own, shop: [own, ...shopOrigins].filter(Boolean) };
}

/** Whether an address leads to the shop's own pages: an absolute one, of exactly one of their origins. */
export const isOwnAddress = (address: string, { shop }: Origins): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address) && shop.includes(new URL(address).origin);
