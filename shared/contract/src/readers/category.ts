import type { Category } from '@shop/domain';
import {
  id,
  numberOrNull,
  picture,
  readable,
  type ReadContext,
  records,
  text,
  type WireRecord,
} from '@shop/contract/core';

function categoryFromWire(wire: WireRecord, context?: Partial<ReadContext>): Category {
  return {
    id: id(wire.id, 'category'),
    name: text(wire.name),
    moduleId: numberOrNull(wire.module_id),
    parentId: numberOrNull(wire.parent_id) || null,
    imageUrl: picture(wire.image_full_url, wire.image, 'category_image_url', context?.pictureFolders),
    children: readable(records(wire.childes), (child) => categoryFromWire(child, context)),
  };
}

export const categoriesFromWire = (wire: unknown, context?: Partial<ReadContext>): Category[] =>
  readable(records(wire, 'categories'), (category) => categoryFromWire(category, context));
