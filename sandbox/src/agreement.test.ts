import {
  applyCoupon,
  cartList,
  configFromWire,
  distance,
  storeDetails,
  zoneOf as zonesOfPlace,
} from '@shop/contract';
import {
  cartProblems,
  chargesFor,
  distanceBetween,
  priceOrder,
  toMajor,
  toMinor,
  type ModuleType,
  type PricedOrder,
  type ShopConfig,
} from '@shop/domain';
import { randomFrom, type Random } from './database/seed/random';
import { entryToWire } from './features/cart/cart-wire';
import { toStore } from './features/catalog/store-row';
import { storeToWire } from './features/catalog/store-wire';
import { toZone, zoneToWire } from './features/config/zones';
import { couponToWire } from './features/coupons/coupon-wire';
import { priceWith } from './features/orders/order-coupon';
import { orderToPrice } from './features/orders/order-situation';
import { chargedMetres, roadBetween } from './features/places/roads';
import { languages } from './http/language';
import { defaultSettings } from './shop/default-settings';
import { createView, type Shop, type View } from './shop/shop';
import { randomCart, randomStore, type RandomCart } from './testing/random-carts';
import { someMoney } from './testing/random-items';
import { testNow } from './testing/test-clock';
import { isAll } from './testing/test-scope';

/** `CARTS=1000000` checks more carts. The database makes no difference, so a run with `DATABASE_URL` checks fewer. */
const defaultRuns = isAll && !process.env.DATABASE_URL ? 30_000 : 1_000;
const carts = Number(process.env.CARTS ?? defaultRuns);
const timeZone = 'Asia/Dubai';

/** A shop's settings on the wire: currency, tax, free delivery. */
const createSettings = (random: Random, decimals: number): Record<string, unknown> => ({
  ...defaultSettings,
  timezone: timeZone,
  digit_after_decimal_point: decimals,
  tax_included: random.whole(0, 1),
  additional_charge_status: random.whole(0, 1),
  additional_charge: toMajor(someMoney(random), decimals),
  admin_free_delivery: {
    status: random.chance(0.4),
    type: random.pick(['free_delivery_over', 'free_delivery_over', 'free_delivery_to_all_store']),
    free_delivery_over: toMajor(someMoney(random), decimals),
  },
});

/** Shops with every kind of currency, in every language, each with its config. */
const createShops = (random: Random): Promise<{ view: View; config: ShopConfig }[]> =>
  Promise.all(
    Array.from({ length: 36 }, async (_, index) => {
      const wire = createSettings(random, [0, 2, 3][index % 3] ?? 2);
      const config = configFromWire(wire);
      const settings = () => Promise.resolve({ rules: config, wire: () => wire });
      // the code under test uses nothing else of a shop
      const shop = {
        settings,
        now: () => testNow,
        mediaOrigin: '',
        publicOrigin: '',
        shopOrigins: [],
      } as unknown as Shop;
      const language = languages[Math.floor(index / 3) % 3] ?? 'en';
      return { view: await createView(shop, { language, position: null }), config };
    }),
  );

/** The totals as the backend calculates them: rows, entities, the domain's functions. */
function atServer(cart: RandomCart, view: View, config: ShopConfig): PricedOrder {
  const store = toStore(cart.store);
  const zone = toZone(cart.zone, [cart.charges], view.text(cart.zone.increased_fee_message_i18n));
  const metres = cart.orderType === 'delivery' ? chargedMetres(store.position, cart.position) : 0;
  const body = {
    order_type: cart.orderType,
    dm_tips: view.money(cart.tip),
    extra_packaging_amount: view.money(cart.store.packaging_charge),
  };
  const order = orderToPrice({ body, entries: cart.entries, store, zone, metres, config }, view);
  return cart.coupon ? priceWith(cart.coupon, order, view).totals : priceOrder({ ...order, coupon: null });
}

/** The wire data that a browser gets. */
function toWire(cart: RandomCart, view: View): string {
  const position = { latitude: cart.store.latitude, longitude: cart.store.longitude };
  const road = roadBetween(position, cart.position);
  return JSON.stringify({
    cart: cart.entries.map((entry) => entryToWire(entry, view)),
    store: storeToWire(cart.store, view),
    zones: { zone_id: `[${cart.zone.id}]`, zone_data: [zoneToWire(cart.zone, [cart.charges], view)] },
    coupon: cart.coupon && couponToWire(cart.coupon, view),
    road: road ? { distanceMeters: road.metres, duration: '1s', status: 'OK' } : { status: 'ZERO_RESULTS' },
  });
}

/** The totals as a browser calculates them: wire, the contract's readers, the domain's functions. */
function atClient(wire: string, cart: RandomCart, config: ShopConfig) {
  const { decimals } = config.currency;
  const rules = {
    ...config.wireRules,
    moduleTypes: { [cart.store.module_id]: cart.store.module_type as ModuleType },
  };
  const parsed = JSON.parse(wire) as Record<'cart' | 'store' | 'zones' | 'coupon' | 'road', unknown>;
  const lines = cartList.read(parsed.cart, rules);
  const store = storeDetails.read(parsed.store, rules);
  const zone = zonesOfPlace.read(parsed.zones, rules).zones[0] ?? null;
  const road = distance.read(parsed.road, rules);
  const totals = priceOrder({
    lines,
    store,
    coupon: parsed.coupon ? applyCoupon.read(parsed.coupon, rules) : null,
    tax: { percent: store.tax, included: config.taxIncluded },
    delivery: {
      orderType: cart.orderType,
      metres: road.found ? road.metres : distanceBetween(store.position, cart.position),
      charges: chargesFor(store, zone),
      freeDelivery: config.freeDelivery,
      increase: zone?.increasedFee ?? null,
    },
    tip: toMinor(toMajor(cart.tip, decimals), decimals),
    charges: [
      ...(config.serviceCharge ? [{ kind: 'service' as const, ...config.serviceCharge }] : []),
      { kind: 'packaging' as const, name: '', amount: store.packagingCharge ?? 0 },
    ],
    now: testNow,
    timeZone,
  });
  return { lines, totals };
}

const moment = { now: testNow, timeZone };
const getProblems = (lines: Parameters<typeof cartProblems>[0]) =>
  JSON.stringify([...cartProblems(lines, moment)]);

interface Met {
  coupon: number;
  storeDiscount: number;
  itemDiscount: number;
  fee: number;
  extra: number;
  tax: number;
  marked: number;
  charges: number;
}

function count(met: Met, charged: PricedOrder, problems: string): void {
  met.coupon += Number(charged.coupon > 0);
  met.storeDiscount += Number(charged.storeDiscountApplies && charged.discount > 0);
  met.itemDiscount += Number(!charged.storeDiscountApplies && charged.discount > 0);
  met.fee += Number(charged.deliveryFee > 0);
  met.extra += Number(charged.extraFee > 0);
  met.tax += Number(charged.tax > 0);
  met.charges += Number((charged.charges ?? []).length > 0);
  met.marked += Number(problems !== '[]');
}

/** The totals of a cart on both sides, as text: `expect` is too slow for a million comparisons. */
function bothSides(cart: RandomCart, view: View, config: ShopConfig) {
  const charged = atServer(cart, view, config);
  const { lines, totals } = atClient(toWire(cart, view), cart, config);
  const problems = getProblems(cart.entries.map(({ line }) => line));
  const server = JSON.stringify(charged) + problems;
  return { charged, problems, server, client: JSON.stringify(totals) + getProblems(lines) };
}

/** Number of carts for each generated store. */
const cartsPerShop = 10;

it(`shows what is charged, to the minor unit, for ${carts} carts at random [D-15] [BIZ-25] [BIZ-26] [BIZ-35]`, async () => {
  const random = randomFrom(20_261_121);
  const shops = await createShops(random);
  const met: Met = {
    coupon: 0,
    storeDiscount: 0,
    itemDiscount: 0,
    fee: 0,
    extra: 0,
    tax: 0,
    marked: 0,
    charges: 0,
  };
  for (let stalls = 0; stalls < carts / cartsPerShop; stalls += 1) {
    const { view, config } = random.pick(shops);
    const stall = randomStore(random, view);
    for (let index = 0; index < cartsPerShop; index += 1) {
      const cart = randomCart(random, stall);
      const { charged, problems, server, client } = bothSides(cart, view, config);
      if (client !== server || charged.total < 0) expect({ cart, client }).toEqual({ cart, client: server });
      count(met, charged, problems);
    }
  }
  // each rule applied to a fair number of carts
  for (const [rule, times] of Object.entries(met))
    expect({ rule, isEnough: times > carts / 20 }).toEqual({ rule, isEnough: true });
}, 21_600_000); // CARTS may be many
