import type { Row } from '../insert-rows';
import { randomFrom } from '../random';
import { texts } from '../texts';
import { seedStores } from '../shop/store-rows';
import { modules } from '../shop/city';

const hour = 3_600_000;

/** Consecutive sales, so that one runs at any time for nine days. Hours from now. */
const times: readonly [from: number, to: number][] = [
  [-5, 7],
  [7, 48],
  [48, 96],
  [96, 9 * 24],
];

const sales = [
  { slug: 'food', title: texts('Hungry Hours | بھوک کے اوقات | ساعات الجوع') },
  { slug: 'grocery', title: texts('Flash Basket | فلیش ٹوکری | سلة التخفيض السريع') },
  { slug: 'pharmacy', title: texts('Care for Less | کم خرچ نگہداشت | عناية بأقل') },
  { slug: 'ecommerce', title: texts('Flash Sale | فلیش سیل | تخفيضات خاطفة') },
];

/** Items of a sale in each zone. */
const itemsInZone = 8;

interface Offer {
  id: number;
  store_id: number;
  module_id: number;
  stock: number | null;
  discount: number | null;
  discount_type: string | null;
  available_from: string | null;
  campaign: boolean;
  prescription_required: boolean;
  maximum_cart_quantity: number | null;
}

/** Items of a sale can always be bought: in stock, at any hour, with a discount of their own (D-14). */
function mayBeOffered(item: Offer): boolean {
  const store = seedStores.find(({ id }) => id === item.store_id);
  return (
    store !== undefined &&
    !store.marks.some((mark) => mark === 'off' || /^d\d/.test(mark)) &&
    (item.stock === null || item.stock >= 12) &&
    item.available_from === null &&
    !item.campaign &&
    !item.prescription_required
  );
}

const getZone = (item: Offer) => seedStores.find(({ id }) => id === item.store_id)?.place.zone ?? 0;

/** From each store in turn, so that no store dominates a sale. */
function mixed(items: Offer[]): Offer[] {
  const usedByStore = new Map<number, number>();
  return items
    .map((item) => {
      const at = usedByStore.get(item.store_id) ?? 0;
      usedByStore.set(item.store_id, at + 1);
      return { item, at };
    })
    .sort((one, other) => one.at - other.at || one.item.id - other.item.id)
    .map(({ item }) => item);
}

/** The sales with their items. Sets the items' sale price. */
export function flashRows(now: Date, rows: Row[]) {
  const items = rows as unknown as Offer[]; // catalogueRows makes them so
  const random = randomFrom(20_261_121);
  const start = Math.floor(now.getTime() / hour) * hour;
  const sold = { sales: [] as Row[], items: [] as Row[] };
  for (const { slug, title } of sales) {
    const module = modules.find((entry) => entry.slug === slug);
    const able = items.filter((item) => item.module_id === module?.id && mayBeOffered(item));
    const zones = [...new Set(able.map(getZone))].map((zone) =>
      mixed(able.filter((item) => getZone(item) === zone)),
    );
    times.forEach(([from, to], saleIndex) => {
      const id = sold.sales.length + 1;
      const at = (hours: number) => new Date(start + hours * hour).toISOString();
      sold.sales.push({
        id,
        module_id: module?.id,
        title_i18n: title,
        starts_at: at(from),
        ends_at: at(to),
        active: true,
      });
      const chosen = zones.flatMap((list) => {
        const count = Math.min(itemsInZone, list.length);
        return Array.from(
          { length: count },
          (_entry, place) => list[(saleIndex * count + place) % list.length],
        );
      });
      chosen.forEach((item, position) => {
        if (!item) return;
        Object.assign(item, { discount: random.whole(5, 9) * 5, discount_type: 'percent' });
        const offered = random.whole(4, 12) * 5;
        const gone = saleIndex === 0 ? Math.floor(offered * (0.2 + random.next() * 0.7)) : 0;
        sold.items.push({ sale_id: id, item_id: item.id, offered, sold: gone, position });
      });
    });
  }
  return sold;
}
