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
import { aProvider, aVehicle, given, type Given } from '@shop/testing';
import { renderPage } from './pages.fixture';
import { listPage, nearProviderPage, rowQuery } from './questions';

const pageOf = <Entity,>(...entries: Entity[]) => ({ total: 1, page: 1, limit: 20, entries });
const vehicles = pageOf(aVehicle());
const providers = pageOf(aProvider());

const cases: [address: string, answers: Given[], words: string[]][] = [
  [
    '/home',
    [
      given(vehicleCategories, {}, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]),
      given(vehiclesTopRated, { query: rowQuery }, vehicles),
      given(providersPopular, { query: rowQuery }, providers),
    ],
    ['The right vehicle', 'Vans', 'Vela City', '$40.00', 'per day', 'Corniche Cars', 'How it works'],
  ],

  [
    '/home?search=van',
    [
      given(vehicleSearch, { query: { name: 'van', ...listPage(1) } }, vehicles),
      given(providerList, { query: { name: 'van', ...listPage(1) } }, providers),
    ],
    ['van', 'Vela City', 'Vehicles', 'Providers'],
  ],
  [
    '/home?data_type=near',
    [given(providerList, { query: nearProviderPage(1) }, providers)],
    ['Providers near you', 'Corniche Cars', '/rental/provider-details?id=1'],
  ],
  [
    '/store/popular',
    [given(providersPopular, { query: listPage(1) }, providers)],
    ['Popular providers', 'Corniche Cars'],
  ],
  [
    '/store/latest',
    [given(providersLatest, { query: listPage(1) }, providers)],
    ['New providers', 'Corniche Cars'],
  ],
  [
    '/categories',
    [given(vehicleCategories, {}, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }])],
    ['Vans', '3 vehicles', 'categoryId=2'],
  ],
  [
    '/rental/vehicle-search?categoryId=2&seats=5',
    [
      given(vehicleSearch, { query: { ...listPage(1), category_ids: '2', seats: 5 } }, vehicles),
      given(vehicleCategories, {}, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]),
    ],
    ['Vans', 'Vela City', '1 vehicle', 'Automatic'],
  ],
  [
    '/rental/vehicle-details?id=1',
    [
      given(vehicleDetails, { params: { id: 1 } }, aVehicle()),
      given(providerDetails, { params: { id: 1 } }, aProvider()),
    ],
    ['Vela City', 'Corniche Cars', '$5.00', 'per hour', 'Sedan', 'A small car'],
  ],
  [
    '/rental/provider-details?id=1',
    [
      given(providerDetails, { params: { id: 1 } }, aProvider()),
      given(providerVehicles, { query: { provider_id: 1, ...listPage(1) } }, vehicles),
    ],
    ['Corniche Cars', 'Vela City', '1 vehicle'],
  ],
];

it.each(cases)(
  'renders %s of rental in plain Node with its content [GEN-04]',
  async (address, answers, words) => {
    const html = await renderPage(address, answers, 'en', 'rental');
    for (const word of words) expect(html).toContain(word);
  },
);

it.each(cases)('renders %s of rental without answers as its shape', async (address) => {
  expect(await renderPage(address, [], 'en', 'rental')).toContain('aria-hidden');
});
