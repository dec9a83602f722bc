import { renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PickUpTime } from './pick-up-time';

// Monday, 23:40 in Karachi.
const now = Date.parse('2026-01-05T18:40:00Z');

function open(start: string | null = null, step = 30) {
  const chosen: (string | null)[] = [];
  function Holder() {
    const [value, setValue] = useState(start);
    const choose = (at: string | null) => {
      chosen.push(at);
      setValue(at);
    };
    return <PickUpTime value={value} step={step} onChange={choose} />;
  }
  const app = renderApp(<Holder />, {
    config: { timeZone: 'Asia/Karachi' },
    session: { clockOffset: now - Date.now() },
  });
  return { ...app, chosen };
}
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const later = () => screen.findByRole('radio', { name: /Schedule for later/ });

it('picks a day and a time by the same calendar as the checkout [X-22] [X-31]', async () => {
  const { user, chosen } = open();
  expect(screen.queryByRole('group', { name: 'Day' })).toBeNull();
  await user.click(await later());
  // Half an hour ahead is already the next day; couriers come at any hour.
  const days = (await group('Day')).getAllByRole('radio');
  expect(days).toHaveLength(7);
  expect(days[0]).toBeDisabled();
  expect(days[1]).toBeChecked();
  expect(days[1]).toHaveAccessibleName(/^Tomorrow, Tuesday, Jan 6/);
  await user.click(days[6] as HTMLElement);
  const times = await group('Time');
  expect(times.getAllByRole('radio')).toHaveLength(48);
  expect(times.queryByText(/The store is open/)).toBeNull();
  await user.click(times.getByRole('radio', { name: '6:30\u00A0PM' }));
  expect(chosen).toEqual([
    '2026-01-05T19:30:00.000Z', // 00:30 on Tuesday
    '2026-01-10T19:30:00.000Z',
    '2026-01-11T13:30:00.000Z',
  ]);
  expect(times.getByRole('radio', { name: '6:30\u00A0PM' })).toBeChecked();
});

it('has times in the steps of the shop [X-31]', async () => {
  open('2026-01-06T06:00:00.000Z', 60);
  const times = await group('Time');
  expect(times.getAllByRole('radio').map((time) => time.parentElement?.textContent)).toContain(
    '1:00\u00A0AM',
  );
  expect(times.getAllByRole('radio')).toHaveLength(23);
  expect(times.getByRole('radio', { name: '11:00\u00A0AM' })).toBeChecked();
});

it('comes at once again where the customer does not wait [X-31]', async () => {
  const { user, chosen } = open('2026-01-06T06:00:00.000Z');
  await group('Time');
  await user.click(screen.getByRole('radio', { name: /As soon as possible/ }));
  expect(chosen).toEqual([null]);
  expect(screen.queryByRole('group', { name: 'Time' })).toBeNull();
});

it('shows a time that has passed as not chosen [D-16]', async () => {
  open('2026-01-05T09:00:00.000Z');
  for (const time of (await group('Time')).getAllByRole('radio')) expect(time).not.toBeChecked();
});
