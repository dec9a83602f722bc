import { pictureUrl } from '../../../features/media/picture';
import type { Row } from '../insert-rows';
import { toRows } from '../texts';

/** Couriers: first and last name | drawing | hue. */
const table = `
Hamza | Iqbal | man-beard-medium | 168
Joseph | Mensah | man-curly-hair-dark | 34
Salma | Zayani | woman-with-headscarf-medium | 322
Arjun | Pillai | man-medium | 212
Miguel | Reyes | man-medium-light | 18
Fatou | Diallo | woman-curly-hair-dark | 274
Harpreet | Gill | man-wearing-turban-medium | 44
Nadia | Karimi | woman-medium-light | 194
`;

export const courierRows = (): Row[] =>
  toRows(table).map(([first, last, icon = '', hue], index) => ({
    id: index + 1,
    f_name: first,
    l_name: last,
    phone: `+97150${String(7_710_000 + index * 1_327)}`,
    image: pictureUrl('logo', icon, Number(hue)),
    active: true,
  }));

export const courierCount = courierRows().length;
