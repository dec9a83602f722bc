import type { Banner } from '@shop/domain';

export interface BannerTarget {
  address: string;
  /** Whether it is an address within the shop. */
  isLocal: boolean;
}

/** The target of a banner; null without one. A custom link must be within this shop or use https (F-37). */
export function bannerTarget({ target: { type, id, url } }: Banner): BannerTarget | null {
  if (type === 'item' && id) return { address: `/product/${id}`, isLocal: true };
  if (type === 'store' && id) return { address: `/store/${id}`, isLocal: true };
  if (type !== 'link' || !url) return null;
  if (/^\/(?![/\\])/.test(url)) return { address: url, isLocal: true };
  return /^https?:\/\//i.test(url) ? { address: url, isLocal: false } : null;
}
