import type { Banner } from '@shop/domain';
import {
  id,
  isRecord,
  numberOrNull,
  picture,
  readable,
  type ReadContext,
  records,
  text,
  textOrNull,
} from '@shop/contract/core';

/** A banner leads to an item, a store, an external address, or nowhere. */
export function bannersFromWire(wire: unknown, context?: Partial<ReadContext>): Banner[] {
  return readable(records(wire, 'banners'), (banner) => {
    const item = isRecord(banner.item) ? numberOrNull(banner.item.id) : null;
    const store = isRecord(banner.store) ? numberOrNull(banner.store.id) : null;
    const url = textOrNull(banner.link ?? banner.default_link);
    return {
      id: id(banner.id, 'banner'),
      title: text(banner.title),
      imageUrl: picture(banner.image_full_url, banner.image, 'banner_image_url', context?.pictureFolders),
      target: { type: item ? 'item' : store ? 'store' : url ? 'link' : 'none', id: item ?? store, url },
    } as const;
  });
}
