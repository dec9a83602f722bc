import { scheduleDays } from '@shop/domain';
import { renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { TimePicker } from './time-picker';

// Monday, 15:10 in Karachi; closed on Wednesdays.
const now = new Date('2026-01-05T10:10:00Z');
const openingHours = [0, 1, 2, 4, 5, 6].map((day) => ({ day, opens: '14:00:00', closes: '17:00:00' }));
const options = { hours: openingHours, step: 30, now, timeZone: 'Asia/Karachi', leadMinutes: 25 };

function open(daysAhead: number, start: string | null = null) {
  const chosen: (string | null)[] = [];
  const days = scheduleDays({ ...options, daysAhead });
  function Holder() {
    const [value, setValue] = useState(start);
    const choose = (at: string | null) => {
      chosen.push(at);
      setValue(at);
    };
    return <TimePicker {...{ days, daysAhead, now, value }} hours={openingHours} onChange={choose} />;
  }
  const app = renderApp(<Holder />, { config: { timeZone: 'Asia/Karachi' } });
  return { ...app, chosen };
}
const group = async (name: string) => within(await screen.findByRole('group', { name }));

it('shows every day, and those without times as closed [X-22]', async () => {
  open(7);
  const days = (await group('Day')).getAllByRole('radio');
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveAccessibleName(/^Today, Monday, Jan 5/);
  expect(days[2]).toHaveAccessibleName(/^Wednesday, .*, no times$/);
  expect(days[2]).toBeDisabled();
});

it('has times by which the store can have prepared the order, and its hours [X-22]', async () => {
  open(7);
  const times = await group('Time');
  expect(times.getAllByRole('radio').map((time) => time.parentElement?.textContent)).toEqual([
    '4:00\u00A0PM',
    '4:30\u00A0PM',
  ]);
  expect(times.getByText(/The store is open:/)).toHaveTextContent(/2:00 PM.*5:00 PM/);
});

it('keeps the time on another day where it is offered there [X-22]', async () => {
  const { user, chosen } = open(14, '2026-01-05T11:30:00.000Z');
  const days = await group('Day');
  expect(days.getAllByRole('radio')).toHaveLength(14);
  await user.click(days.getByRole('radio', { name: /^Tuesday, Jan 13/ }));
  expect(chosen).toEqual(['2026-01-13T11:30:00.000Z']);
  expect((await group('Time')).getByRole('radio', { name: '4:30\u00A0PM' })).toBeChecked();
});

it('is moved through by the arrow keys [X-13] [X-22]', async () => {
  const { user, chosen } = open(7, '2026-01-05T11:00:00.000Z');
  (await group('Day')).getByRole('radio', { checked: true }).focus();
  await user.keyboard('{ArrowRight}');
  expect(chosen).toEqual(['2026-01-06T11:00:00.000Z']);
});

it('shows a time that is no longer offered as not chosen [D-16]', async () => {
  open(7, '2026-01-05T09:00:00.000Z');
  for (const time of (await group('Time')).getAllByRole('radio')) expect(time).not.toBeChecked();
});
