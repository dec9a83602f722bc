import {
  providerDetails,
  providerList,
  providersLatest,
  providersPopular,
  providerVehicles,
  vehicleCategories,
  vehicleDetails,
  vehicleSearch,
  vehiclesTopRated,
} from '@shop/contract';
import { aProvider, aVehicle, preloaded, type PreloadedModel } from '@shop/testing';
import { renderPage } from './pages.fixture';
import { listPage, nearbyProviderPage, rowQuery } from './queries/queries';

const toPage = <Entity,>(...entries: Entity[]) => ({ total: 1, page: 1, limit: 20, entries });
const vehicles = toPage(aVehicle());
const providers = toPage(aProvider());

const cases: [address: string, answers: PreloadedModel[], words: string[]][] = [
  [
    '/home',
    [
      preloaded(vehicleCategories, {}, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]),
      preloaded(vehiclesTopRated, { query: rowQuery }, vehicles),
      preloaded(providersPopular, { query: rowQuery }, providers),
    ],
    ['The right vehicle', 'Vans', 'Vela City', '$40.00', 'per day', 'Corniche Cars', 'How it works'],
  ],

  [
    '/home?search=van',
    [
      preloaded(vehicleSearch, { query: { name: 'van', ...listPage(1) } }, vehicles),
      preloaded(providerList, { query: { name: 'van', ...listPage(1) } }, providers),
    ],
    ['van', 'Vela City', 'Vehicles', 'Providers'],
  ],
  [
    '/home?data_type=near',
    [preloaded(providerList, { query: nearbyProviderPage(1) }, providers)],
    ['Providers near you', 'Corniche Cars', '/rental/provider-details?id=1'],
  ],
  [
    '/store/popular',
    [preloaded(providersPopular, { query: listPage(1) }, providers)],
    ['Popular providers', 'Corniche Cars'],
  ],
  [
    '/store/latest',
    [preloaded(providersLatest, { query: listPage(1) }, providers)],
    ['New providers', 'Corniche Cars'],
  ],
  [
    '/categories',
    [preloaded(vehicleCategories, {}, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }])],
    ['Vans', '3 vehicles', 'categoryId=2'],
  ],
  [
    '/rental/vehicle-search?categoryId=2&seats=5',
    [
      preloaded(vehicleSearch, { query: { ...listPage(1), category_ids: '2', seats: 5 } }, vehicles),
      preloaded(vehicleCategories, {}, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]),
    ],
    ['Vans', 'Vela City', '1 vehicle', 'Automatic'],
  ],
  [
    '/rental/vehicle-details?id=1',
    [
      preloaded(vehicleDetails, { params: { id: 1 } }, aVehicle()),
      preloaded(providerDetails, { params: { id: 1 } }, aProvider()),
    ],
    ['Vela City', 'Corniche Cars', '$5.00', 'per hour', 'Sedan', 'A small car'],
  ],
  [
    '/rental/provider-details?id=1',
    [
      preloaded(providerDetails, { params: { id: 1 } }, aProvider()),
      preloaded(providerVehicles, { query: { provider_id: 1, ...listPage(1) } }, vehicles),
    ],
    ['Corniche Cars', 'Vela City', '1 vehicle'],
  ],
];

it.each(cases)(
  'renders %s of rental in plain Node with its content [GEN-04]',
  async (address, responses, texts) => {
    const html = await renderPage(address, responses, 'en', 'rental');
    for (const text of texts) expect(html).toContain(text);
  },
);

it.each(cases)('renders the skeleton of %s of rental without responses', async (address) => {
  expect(await renderPage(address, [], 'en', 'rental')).toContain('aria-hidden');
});
