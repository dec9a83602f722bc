import { parcelSizes, type OfferedSize, type ParcelCategory, type PlacedParcel } from '@shop/domain';
import {
  id,
  money,
  number,
  numberOrNull,
  picture,
  readable,
  type ReadContext,
  recordOrNull,
  records,
  text,
  type WireRecord,
} from '@shop/contract/core';
import { addressFromWire } from './account';
import { parcelRatesFromWire } from './parcel-rates';

const sizeFromWire = (value: unknown) => parcelSizes.find((size) => size === value);

/** Sizes that this shop has no name for are left out. */
const sizesFromWire = (wire: unknown, decimals: number): OfferedSize[] =>
  records(wire).flatMap((offered) => {
    const size = sizeFromWire(offered.size);
    if (!size) return [];
    return [{ size, heaviest: number(offered.max_weight), charge: money(offered.charge, decimals) }];
  });

const imageFromWire = (category: WireRecord, folders: ReadContext['pictureFolders']) =>
  picture(category.image_full_url, category.image, 'parcel_category_image_url', folders);

export const parcelCategoriesFromWire = (
  wire: unknown,
  { decimals, pictureFolders }: ReadContext,
): ParcelCategory[] =>
  readable(records(wire, 'categories'), (category) => ({
    id: id(category.id, 'parcel category'),
    name: text(category.name),
    description: text(category.description),
    imageUrl: imageFromWire(category, pictureFolders),
    rates: parcelRatesFromWire(category, decimals),
    sizes: sizesFromWire(category.sizes, decimals),
  }));

/** The parcel of an order; undefined for other orders. */
export function placedParcelFromWire(
  order: WireRecord,
  folders: ReadContext['pictureFolders'],
): PlacedParcel | undefined {
  if (order.order_type !== 'parcel') return undefined;
  const category = recordOrNull(order.parcel_category);
  return {
    moduleId: numberOrNull(order.module_id),
    category: category && {
      id: number(category.id),
      name: text(category.name),
      imageUrl: imageFromWire(category, folders),
    },
    size: sizeFromWire(order.parcel_size) ?? null,
    payer: order.charge_payer === 'receiver' ? 'receiver' : 'sender',
    sender: addressFromWire(recordOrNull(order.delivery_address) ?? {}),
    metres: Math.round(number(order.distance) * 1_000),
  };
}
