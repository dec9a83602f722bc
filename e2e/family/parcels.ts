import type { Bill } from './bill';
import { inModuleAndZone } from './demands';
import type { Row } from './goods';
import { json, refuse, type Web } from './web';

/*
 * Parcels of a backend of the family: an order without store and lines, from its address to that of its receiver. The
 * charges of a kind are its own, or else those of the settings. Sizes are unknown here.
 */

interface Kind extends Row {
  id: number;
  parcel_per_km_shipping_charge: number | null;
  parcel_minimum_shipping_charge: number | null;
}

/** Of the settings, in major units. */
const settings = { perKilometre: 2, least: 3 };

const kinds: Kind[] = [
  {
    id: 41,
    name: 'Papers',
    description: 'Letters and contracts',
    image: 'papers.png',
    parcel_per_km_shipping_charge: null,
    parcel_minimum_shipping_charge: null,
  },
  {
    id: 42,
    name: 'Boxes',
    description: 'What two hands can carry',
    image: 'boxes.png',
    parcel_per_km_shipping_charge: 4,
    parcel_minimum_shipping_charge: 9,
  },
];

const withPicture = (kind: Kind, origin = '') => ({
  ...kind,
  image_full_url: `${origin}/storage/app/public/module/${String(kind.image)}`,
});

export function serveParcelCategories(web: Web, origin: string): void {
  web.on(
    'GET',
    '/api/v1/parcel-category',
    inModuleAndZone(() => json(kinds.map((kind) => withPicture(kind, origin)))),
  );
}

const getKind = (body: Row): Kind =>
  kinds.find(({ id }) => id === Number(body.parcel_category_id)) ??
  refuse(403, 'parcel_category_id', 'Not found');

/** The way at the rate of the kind, and the additional charge of every order, in major units. */
export function createParcelBill(body: Row, serviceCharge: number): Bill {
  const kind = getKind(body);
  const perKilometre = kind.parcel_per_km_shipping_charge ?? settings.perKilometre;
  const least = kind.parcel_minimum_shipping_charge ?? settings.least;
  const delivery = Math.round(Math.max(least, Number(body.distance) * perKilometre) * 100);
  const service = Math.round(serviceCharge * 100);
  return {
    lines: [],
    discount: 0,
    tax: 0,
    delivery,
    service,
    packaging: 0,
    tip: 0,
    total: delivery + service,
  };
}

/** What an order has in addition where it is a parcel. */
export const parcelToWire = (body: Row): Row => ({
  store: null,
  parcel_category_id: Number(body.parcel_category_id),
  parcel_category: withPicture(getKind(body)),
  charge_payer: body.charge_payer,
  receiver_details: JSON.parse(String(body.receiver_details)) as Row,
});
