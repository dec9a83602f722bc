import type { Suggestions } from '@shop/domain';
import {
  id,
  picture,
  readable,
  type ReadContext,
  record,
  records,
  text,
  textOrNull,
  texts,
  type WireRecord,
} from '@shop/contract/core';

const named = (entry: WireRecord, image: unknown) => ({
  id: id(entry.id, 'suggestion'),
  name: text(entry.name),
  imageUrl: textOrNull(image),
});

/** */
export function suggestionsFromWire(wire: unknown, context?: Partial<ReadContext>): Suggestions {
  const answer = record(wire, 'suggestions');
  const folders = context?.pictureFolders;
  const didYouMean = textOrNull(answer.did_you_mean);
  return {
    ...(didYouMean ? { didYouMean } : {}),
    items: readable(records(answer.items), (item) => ({
      ...named(item, picture(item.image_full_url, item.image, 'item_image_url', folders)),
      storeName: text(item.store_name),
      ...(texts(item.generic_name).length > 0 ? { genericNames: texts(item.generic_name) } : {}),
    })),
    stores: readable(records(answer.stores), (store) =>
      named(store, picture(store.logo_full_url, store.logo, 'store_image_url', folders)),
    ),
    categories: readable(records(answer.categories), (category) =>
      named(category, picture(category.image_full_url, category.image, 'category_image_url', folders)),
    ),
  };
}
