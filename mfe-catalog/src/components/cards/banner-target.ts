import type { Banner } from '@shop/domain';

export interface BannerTarget {
  address: string;
  /** Inside the shop. */
  isLocal: boolean;
}

/** Where a banner leads; null: nowhere. A link of its own only to this shop or by https (F-37). */
export function bannerTarget({ target: { type, id, url } }: Banner): BannerTarget | null {
  if (type === 'item' && id) return { address: `/product/${id}`, isLocal: true };
  if (type === 'store' && id) return { address: `/store/${id}`, isLocal: true };
  if (type !== 'link' || !url) return null;
  if (/^\/(?![/\\])/.test(url)) return { address: url, isLocal: true };
  return /^https?:\/\//i.test(url) ? { address: url, isLocal: false } : null;
}
