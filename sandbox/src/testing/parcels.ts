import { parcelCategories, type SendParcelBody } from '@shop/contract';
import { priceParcel, toMajor } from '@shop/domain';
import { chargedMetres } from '../features/places/roads';
import { getScopeIn } from './people';
import type { TestShop } from './test-shop';

/** Both are in zones of the demo city. */
export const sender = {
  address: 'Net Square 1',
  contact_person_name: 'Noor',
  contact_person_number: '+971501234567',
  contact_person_email: '',
  latitude: 25.128,
  longitude: 56.344,
};
export const receiver = {
  address: 'Clock Square 4',
  contact_person_name: 'Omar',
  contact_person_number: '+971507654321',
  contact_person_email: '',
  address_type: 'other',
  latitude: 25.121,
  longitude: 56.309,
  zone_id: 2,
  road: '',
  house: '',
  floor: '',
};

export const parcelMetres = chargedMetres(sender, receiver);

/** The categories of the demo data, by their English names. */
export async function getCategory(shop: TestShop, name: string) {
  const { model } = await shop.send(parcelCategories, {}, await getScopeIn(shop, 'parcel'));
  const category = model.find((known) => known.name === name);
  if (!category) throw new Error(`the demo data has no ${name}`);
  return category;
}

/** Documents that the sender pays in cash. */
export async function toParcelBody(
  shop: TestShop,
  own: Partial<SendParcelBody> = {},
): Promise<SendParcelBody> {
  const { id, rates } = await getCategory(shop, 'Documents');
  if (!rates) throw new Error('documents have rates of their own');
  const { total } = priceParcel({ rates, metres: parcelMetres, size: null, increase: null });
  return {
    ...sender,
    order_type: 'parcel',
    parcel_category_id: id,
    charge_payer: 'sender',
    receiver_details: JSON.stringify(receiver),
    order_amount: toMajor(total, 2),
    payment_method: 'cash_on_delivery',
    distance: parcelMetres / 1_000,
    ...own,
  };
}
