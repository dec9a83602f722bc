import { oneLine, plainLine, type ModuleType, type OpeningWindow, type Store } from '@shop/domain';
import { known, picturesAt, toRating, type PageContext, type Thing } from './thing';

const kinds: Readonly<Record<ModuleType, string>> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
  ecommerce: 'Store',
  parcel: 'LocalBusiness',
  rental: 'AutoRental',
};

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const toHour = (time: string) => time.slice(0, 5);

/** Groups days with the same hours. A window past midnight closes before it opens, in schema.org too. */
function openingHours(windows: readonly OpeningWindow[]): Thing[] {
  const byHours = new Map<string, OpeningWindow[]>();
  for (const window of windows) {
    const hours = `${toHour(window.opens)} ${toHour(window.closes)}`;
    byHours.set(hours, [...(byHours.get(hours) ?? []), window]);
  }
  return [...byHours].map(([hours, same]) => {
    const [opens, closes] = hours.split(' ');
    const dayOfWeek = same.map(({ day }) => days[day]).filter((day) => day !== undefined);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** A store as schema.org's type for it. Unknown properties, such as a price range, are left out. */
export function toStore(store: Store, { origin, canonical, config }: PageContext): Thing {
  const { latitude, longitude } = store.position;
  const hasPosition = latitude !== 0 || longitude !== 0;
  return known({
    '@type': kinds[store.moduleType],
    '@id': canonical,
    name: oneLine(store.name),
    description: plainLine(store.description),
    url: canonical,
    image: picturesAt(origin, store.coverUrl, store.logoUrl),
    logo: picturesAt(origin, store.logoUrl)[0],
    telephone: store.phone,
    address: store.address
      ? known({
          '@type': 'PostalAddress',
          streetAddress: oneLine(store.address),
          addressCountry: config.country,
        })
      : null,
    geo: hasPosition ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
    openingHoursSpecification: openingHours(store.openingHours),
    hasMenu: store.moduleType === 'food' ? canonical : null,
    aggregateRating: toRating(store.averageRating, store.ratingCount),
  });
}
