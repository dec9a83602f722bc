import { isIcon } from '../../../features/media/icons';
import { toRows } from '../texts';
import { findPlace, seedPlaces } from '../shop/place-rows';
import { seedStores } from '../shop/store-rows';
import { zones } from '../shop/city';
import { isInsidePolygon } from '@shop/domain';
import { categories } from './categories';
import { descriptions } from './descriptions';
import { products } from './product-table';

const arabicScript = /\p{Script=Arabic}/u;
const ring = (zone: (typeof zones)[number]) =>
  zone.ring.map(([latitude, longitude]) => ({ latitude, longitude }));

it('names every product in English, Urdu and Arabic letters', () => {
  for (const { name } of products) {
    expect(name.en).toMatch(/[A-Za-z]/);
    expect(name.en).not.toMatch(arabicScript);
    expect(name.ur).toMatch(arabicScript);
    expect(name.ar).toMatch(arabicScript);
    expect(name.ar).not.toMatch(/[ٹپچڈڑژگںھہیک]/); // letters that Urdu has and Arabic has not
    expect(name.ur).not.toMatch(/[يكةىإأ]/);
  }
});

it('has a drawing, a price and a known category for every product', () => {
  const shelves = new Set(categories.map(({ key }) => key));
  for (const product of products) {
    const drawings = product.icon.split('+');
    expect([product.icon, drawings.every(isIcon)]).toEqual([product.icon, true]);
    expect(drawings.length).toBeLessThanOrEqual(3);
    expect(product.price).toBeGreaterThan(0);
    expect(shelves).toContain(product.category);
  }
  for (const { icon } of categories) expect([icon, isIcon(icon)]).toEqual([icon, true]);
  for (const { icons } of seedStores)
    for (const icon of icons) expect([icon, isIcon(icon)]).toEqual([icon, true]);
});

it('describes every category that has products, in three languages', () => {
  const described = new Set(
    toRows(descriptions).map(([key, , ur = '', ar = '']) => (arabicScript.test(ur + ar) ? key : '')),
  );
  for (const { category } of products) expect(described).toContain(category);
});

it('has every place inside its zone, and no place in two zones', () => {
  for (const place of seedPlaces) {
    const found = zones.filter((zone) => isInsidePolygon(place, ring(zone))).map(({ id }) => id);
    expect([place.id, found]).toEqual([place.id, place.zone === 0 ? [] : [place.zone]]);
  }
  expect(new Set(seedPlaces.map(({ id }) => id)).size).toBe(seedPlaces.length);
  expect(findPlace('harbour').zone).toBe(1);
});

it('has stores only where the zone serves their module', () => {
  for (const { name, place, module } of seedStores) {
    const zone = zones.find(({ id }) => id === place.zone);
    expect([name.en, module.slug in (zone?.modules ?? {})]).toEqual([name.en, true]);
  }
});
