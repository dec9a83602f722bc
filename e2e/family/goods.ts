import { readFixture, readListFixture, readRecordFixture } from '../../shared/contract/fixtures/family';

/*
 * The shop's data: the shapes are those of the family's responses, the picture addresses those of this server.
 */

export type Row = Record<string, unknown>;

/** The fields of an item that the calculation needs. */
export interface Goods extends Row {
  id: number;
  store_id: number;
  module_id: number;
  price: number;
  stock: number | null;
  maximum_cart_quantity: number | null;
  discount: number;
  discount_type: string;
  is_prescription_required: number;
  variations: { type: string; price: number }[];
  add_ons: { id: number; name: string; price: number }[];
  food_variations: { name: string; values: { label: string; optionPrice: string }[] }[] | '';
}

export interface StoreRow extends Row {
  id: number;
  module_id: number;
  name: string;
  tax: number;
  minimum_order: number;
  latitude: string;
  longitude: string;
  discount: { discount: number; min_purchase: number; max_discount: number } | null;
  extra_packaging_status: boolean;
  extra_packaging_amount: number;
  category_details: Row[];
}

const modules = { food: 1, grocery: 2, pharmacy: 6, rental: 8 };

const isParcel = ({ module_type: type }: Row) => type === 'parcel';

function readModules(): Row[] {
  const known = readListFixture('module').filter((module) => !isParcel(module));
  const like = (wanted: string) => known.find(({ module_type: type }) => type === wanted);
  return [
    ...known,
    { ...like('ride-share'), id: 5, module_name: 'Handy people', module_type: 'service' },
    { ...like('grocery'), id: modules.pharmacy, module_name: 'Pharmacy row', module_type: 'pharmacy' },
    { ...like('grocery'), id: modules.rental, module_name: 'Wheels yard', module_type: 'rental' },
  ];
}

/** The zone, with the grocery's delivery charges also for the pharmacy. */
function readZone(): Row {
  const zone = readRecordFixture('config.get-zone-id');
  const withPharmacy = ({ modules: known, ...rest }: { modules: Row[] }) => {
    const grocery = known.find(({ id }) => id === modules.grocery) as { pivot: Row };
    const pivot = { ...grocery.pivot, module_id: modules.pharmacy };
    const pharmacy = { ...grocery, id: modules.pharmacy, module_type: 'pharmacy', pivot };
    return { ...rest, modules: [...known, pharmacy] };
  };
  return { ...zone, zone_data: (zone.zone_data as { modules: Row[] }[]).map(withPharmacy) };
}

const pharmacyStore = (): StoreRow => ({
  ...readStore(21),
  id: 31,
  module_id: modules.pharmacy,
  name: 'Lighthouse Pharmacy',
  prescription_order: true,
  discount: null,
  tax: 5,
});

const tablets = (): Goods => ({
  ...readGoods(202),
  id: 301,
  name: 'Tablets',
  module_id: modules.pharmacy,
  module_type: 'pharmacy',
  store_id: 31,
  is_prescription_required: 1,
});

const readGoods = (id: number) => readFixture(`items.details.${id}`) as Goods;
const readStore = (id: number) => readFixture(`stores.details.${id}`) as StoreRow;

/** Details of a store have only the id of its module; lists have the whole module. */
function toListed(store: StoreRow, known: Row[]): Row {
  const { category_details: _details, category_ids: _ids, price_range: _range, ...row } = store;
  return { ...row, module: known.find(({ id }) => id === store.module_id) };
}

export interface ShopData {
  config: Row;
  modules: Row[];
  zone: unknown;
  items: Goods[];
  campaignItems: Goods[];
  stores: StoreRow[];
  /** As in lists. */
  storeRows: Row[];
  categories: Row[];
  banners: unknown;
  campaign: Row;
  flashSale: Row;
}

/** Responses that are the same for all callers, by file name. */
export const createResponseReader =
  (origin: string) =>
  (name: string): unknown =>
    moved(readFixture(name), origin);

function rawData(): ShopData {
  const known = readModules();
  const stores = [...[11, 12, 21].map(readStore), pharmacyStore()];
  const fruit = (stores.find(({ id }) => id === 21)?.category_details ?? []).map((category) => ({
    ...category,
    module_id: modules.grocery,
    childes: [],
  }));
  return {
    config: readRecordFixture('config'),
    modules: known,
    zone: readZone(),
    items: [...[101, 102, 103, 121, 201, 202].map(readGoods), tablets()],
    campaignItems: readFixture('campaigns.item') as Goods[],
    stores,
    storeRows: stores.map((store) => toListed(store, known)),
    categories: [...readListFixture('categories'), ...fruit],
    banners: readFixture('banners'),
    campaign: readRecordFixture('campaigns.basic-campaign-details'),
    flashSale: readRecordFixture('flash-sales'),
  };
}

/** The picture addresses in the recorded responses. */
const written = 'http://127.0.0.1:4865';

function moved<Value>(value: Value, origin: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(written, origin)) as Value;
}

export const shopData = (origin: string): ShopData => moved(rawData(), origin);

/** The same shop, which also carries parcels. */
export const withParcels = (data: ShopData, origin: string): ShopData => ({
  ...data,
  modules: [...data.modules, ...moved(readListFixture('module').filter(isParcel), origin)],
});
