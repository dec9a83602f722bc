/** The visitor of measurements: a guest who has chosen a location and a module in an earlier visit. */

async function json(url, { headers = {}, method = 'GET' } = {}) {
  const response = await fetch(url, { method, headers: { accept: 'application/json', ...headers } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.json();
}

const needsNoChoice = (item) =>
  [item.food_variations, item.variations, item.add_ons].every((choices) => !choices?.length);

/** Reads from the API what is offered at the shop's default location: its food module, with items that need no choice. */
export async function findVisitor(shop) {
  const { default_location: location } = await json(`${shop}/api/v1/config`);
  const [lat, lng] = [Number(location.lat), Number(location.lng)];
  const { zone_id: zones } = await json(`${shop}/api/v1/config/get-zone-id?lat=${lat}&lng=${lng}`);
  const modules = await json(`${shop}/api/v1/module`, { headers: { zoneId: zones } });
  const module = modules.find(({ module_type: type }) => type === 'food') ?? modules[0];
  const headers = { zoneId: zones, moduleId: String(module.id) };
  const { products } = await json(`${shop}/api/v1/items/popular?limit=50&offset=1`, { headers });
  const categories = await json(`${shop}/api/v1/categories`, { headers });
  const items = products.filter(needsNoChoice);
  if (items.length === 0) throw new Error('the shop has no item that needs no choice');
  return { lat, lng, zones, module, items, categoryId: categories[0].id };
}

/** Page → path. */
export const getPaths = ({ module, items: [{ id, store_id: storeId }] }) => ({
  landing: '/',
  home: '/home',
  store: `/store/${storeId}?module_id=${module.id}`,
  item: `/product/${id}?module_id=${module.id}`,
});

/** The landing page is for visitors without a location. */
const hasLocation = (page) => page !== 'landing';

/** The cookie by which the edge knows the visitor. */
export function toCookie({ lat, lng, zones, module }, page, language = 'en') {
  const location = hasLocation(page) ? { p: [lat, lng], z: JSON.parse(zones), m: module.id } : {};
  const value = { v: '00000000-0000-4000-8000-000000000001', ...location, l: language, t: 'light' };
  return { name: 'shop', value: encodeURIComponent(JSON.stringify(value)) };
}

/** Sets the visitor's cookie and storage in a browser with an empty cache. Each call creates a new guest. */
export async function becomeVisitor(context, shop, visitor, page, language) {
  const { lat, lng, zones, module } = visitor;
  const { guest_id: guest } = await json(`${shop}/api/v1/auth/guest/request`, { method: 'POST' });
  const location = {
    location: 'Town hall',
    currentLatLng: JSON.stringify({ lat, lng }),
    zoneid: zones,
    module: JSON.stringify(module),
  };
  // Without a choice the consent banner covers the page.
  const stored = { guest_id: String(guest), consent: 'all', ...(hasLocation(page) ? location : {}) };
  await context.addCookies([{ ...toCookie(visitor, page, language), url: shop }]);
  const blank = await context.newPage();
  await blank.goto(`${shop}/robots.txt`);
  await blank.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, stored);
  await blank.close();
}
