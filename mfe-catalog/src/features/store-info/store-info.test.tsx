import type { Store } from '@shop/domain';
import { aStore, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { StoreInfo } from './store-info';

// Sunday, 10:00 in Karachi.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const show = (store: Partial<Store>, options = {}) =>
  renderApp(<StoreInfo store={aStore(store)} onReviews={() => {}} />, options);

it('lists the hours of the week, today first, with hours past midnight and closed days [X-04] [ENT-36] [D-12]', async () => {
  const openingHours = [
    { day: 0, opens: '16:00:00', closes: '02:00:00' },
    { day: 1, opens: '00:00:00', closes: '23:59:59' },
  ];
  show({ openingHours });
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(7);
  expect(rows[0]).toHaveTextContent(/^SundayToday4:00\sPM – 2:00\sAM next day$/);
  expect(rows[1]).toHaveTextContent('MondayOpen 24 hours');
  expect(rows[2]).toHaveTextContent('TuesdayClosed');
  expect(screen.getByText('Times of the shop (Asia/Karachi)')).toBeVisible();
});

it.each([
  ['food', 'The restaurant has not given its opening hours.'],
  ['grocery', 'The store has not given its opening hours.'],
  ['rental', 'The provider has not given its opening hours.'],
] as const)('shows in %s that the hours are unknown [GEN-03] [GEN-04]', async (type, text) => {
  show({ openingHours: [] }, { session: { module: { id: 1, type, name: 'Module' } } });
  expect(await screen.findByText(text)).toBeVisible();
});

it('links to directions and to the phone, and shows the map [X-04] [ADDR-21]', () => {
  const Map = ({ label, fixed }: { label: string; fixed: boolean }) => (fixed ? <img alt={label} /> : null);
  show({ phone: '+92 (300) 111-222' }, { slots: { 'map-picker': Map } });
  const link = screen.getByRole('link', { name: 'Directions' });
  expect(link).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=24.86,67.01');
  const phone = screen.getByRole('link', { name: '+92 (300) 111-222' });
  expect(phone).toHaveAttribute('href', 'tel:+92300111222');
  expect(screen.getByRole('img', { name: 'Map: Lahori Dhaba' })).toBeVisible();
});

it('links to nothing that is unknown', () => {
  show({ phone: '', position: { latitude: 0, longitude: 0 }, ratingCount: 0 });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
