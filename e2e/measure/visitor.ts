import type { BrowserContext } from '@playwright/test';

/** A visitor who has chosen a place and a module, as the shop's cookie and the browser's storage say it. */
export interface Visitor {
  cookie: string;
  storage: Record<string, string>;
  moduleId: number;
  storeId: number;
  itemId: number;
  categoryId: number;
}

const place = { lat: 24.8607, lng: 67.0011 };

async function json<Answer>(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const response = await fetch(url, { method, headers: { accept: 'application/json', ...headers } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Answer;
}

interface Config {
  default_location: { lat: number | string; lng: number | string };
}

/** Asks the API what there is to be seen at the shop's default place: the first food store with its first item. */
export async function visitorOf(shop: string): Promise<Visitor> {
  const config = await json<Config>(`${shop}/api/v1/config`);
  const [lat, lng] = [
    Number(config.default_location.lat ?? place.lat),
    Number(config.default_location.lng ?? place.lng),
  ];
  const { zone_id } = await json<{ zone_id: string }>(
    `${shop}/api/v1/config/get-zone-id?lat=${lat}&lng=${lng}`,
  );
  const zones = JSON.parse(zone_id) as number[];
  const modules = await json<{ id: number; module_type: string }[]>(`${shop}/api/v1/module`, {
    zoneId: zone_id,
  });
  const module = modules.find(({ module_type }) => module_type === 'food') ?? modules[0];
  if (!module) throw new Error('the shop has no modules to measure with');
  const moduleId = module.id;
  const { guest_id } = await json<{ guest_id: string }>(`${shop}/api/v1/auth/guest/request`, {}, 'POST');
  const headers = { zoneId: zone_id, moduleId: String(moduleId) };
  const items = await json<{ products: { id: number; store_id: number }[] }>(
    `${shop}/api/v1/items/popular?limit=5&offset=1`,
    headers,
  );
  const categories = await json<{ id: number }[]>(`${shop}/api/v1/categories`, headers);
  const first = items.products[0];
  if (!first) throw new Error('the shop has no items to measure with');
  const value = {
    v: '00000000-0000-4000-8000-000000000001',
    p: [lat, lng],
    z: zones,
    m: moduleId,
    l: 'en',
    t: 'light',
  };
  return {
    cookie: `shop=${encodeURIComponent(JSON.stringify(value))}`,
    storage: {
      location: 'Town hall',
      currentLatLng: JSON.stringify({ lat, lng }),
      zoneid: zone_id,
      module: JSON.stringify(module),
      guest_id,
      // As long as nothing is chosen, a question lies over the page.
      consent: 'all',
    },
    moduleId,
    storeId: first.store_id,
    itemId: first.id,
    categoryId: categories[0]?.id ?? 1,
  };
}

/** Makes a browser the visitor's, as earlier visits leave it: cookie and storage, and nothing in the cache. */
export async function becomeVisitor(context: BrowserContext, shop: string, visitor: Visitor): Promise<void> {
  const [name = '', value = ''] = visitor.cookie.split('=');
  await context.addCookies([{ name, value, url: shop }]);
  const page = await context.newPage();
  await page.goto(`${shop}/robots.txt`);
  await page.evaluate((storage) => {
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  }, visitor.storage);
  await page.close();
}

export const pagesOf = ({ moduleId, storeId, itemId, categoryId }: Visitor): Record<string, string> => ({
  home: '/home',
  store: `/store/${storeId}?module_id=${moduleId}`,
  category: `/category/${categoryId}?module_id=${moduleId}`,
  item: `/product/${itemId}?module_id=${moduleId}`,
});
