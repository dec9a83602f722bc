import { createResponseReader, type ShopData } from './goods';

/*
 * A backend of the family before the middle of 2024: pictures are file names, the settings have the folder of each kind, and places and distances have the shapes of the older Google services.
 */

const folders = {
  item_image_url: 'product',
  store_image_url: 'store',
  store_cover_photo_url: 'store/cover',
  category_image_url: 'category',
  banner_image_url: 'banner',
  campaign_image_url: 'campaign',
  module_image_url: 'module',
  business_logo_url: 'business',
  delivery_man_image_url: 'delivery-man',
  gateway_image_url: 'payment_modules/gateway_image',
};

const names = (images: unknown) =>
  Array.isArray(images) ? images.map((image: { img?: string }) => image.img) : images;

/** Removes full addresses at any depth. */
function removeNewerFields<Value>(value: Value): Value {
  const text = JSON.stringify(value, (name, inner: unknown) => {
    if (name.endsWith('_full_url')) return undefined;
    return name === 'images' ? names(inner) : inner;
  });
  return JSON.parse(text) as Value;
}

export function olderData(data: ShopData, origin: string): ShopData {
  const older = removeNewerFields(data);
  const addresses = Object.entries(folders).map(([kind, folder]) => [
    kind,
    `${origin}/storage/app/public/${folder}`,
  ]);
  return { ...older, config: { ...older.config, base_urls: Object.fromEntries(addresses) as object } };
}

const otherwise = ['config.place-api-autocomplete', 'config.place-api-details', 'config.distance-api'];

export const createOlderResponseReader = (origin: string) => {
  const readResponse = createResponseReader(origin);
  return (name: string): unknown =>
    removeNewerFields(readResponse(otherwise.includes(name) ? `${name}.older` : name));
};
