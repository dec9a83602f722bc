import { trackOrder } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';

const fixture = createOrderFixture();

/**
 * Saturdays 10 to 14 and 20 to 2 o'clock in the shop's time zone, four hours ahead of UTC; it is Saturday noon. Nothing has
 * to be prepared.
 */
const openOnSaturdays = async () => {
  await fixture.setStore('delivery_time = NULL');
  await fixture.shop.database.query(
    `INSERT INTO store_hours (store_id, day, opening, closing)
     VALUES ($1, 6, '10:00', '14:00'), ($1, 6, '20:00', '02:00')`,
    [fixture.goods.storeId],
  );
};
const scheduled = async (schedule_at: string) =>
  fixture.order(await fixture.buyer(adding(fixture.goods.plain)), fixture.bodyFor(10.5, { schedule_at }));

it.each([
  ['this evening', '2026-11-21 20:00:00', null],
  ['after midnight of the same evening', '2026-11-22 01:59:00', null],
  ['without seconds', '2026-11-21 13:30', null],
  ['in the break', '2026-11-21 16:00:00', /is closed at that time/],
  ['after closing', '2026-11-22 02:01:00', /is closed at that time/],
  ['the same hour of another day', '2026-11-22 20:00:00', /is closed at that time/],
  ['next Saturday', '2026-11-28 20:00:00', null],
  ['in the past', '2026-11-21 11:59:59', /not valid/],
  ['too far ahead', '2026-12-26 20:00:00', /not valid/],
  ['with a zone', '2026-11-21T20:00:00+04:00', /not valid/],
  ['in UTC', '2026-11-21T16:00:00Z', /not valid/],
  ['of no month', '2026-13-21 20:00:00', /not valid/],
  ['as a day', '2026-11-28', /not valid/],
  ['in words', 'Sat Nov 28 2026 20:00:00 GMT+0400', /not valid/],
])('accepts a time within the hours of that day: %s [D-12] [D-20] [F-24]', async (_case, at, message) => {
  await fixture.setStore('schedule_order = true');
  await openOnSaturdays();
  const { errors } = await scheduled(at);
  if (message === null) expect(errors).toEqual([]);
  else
    expect(errors[0]).toMatchObject({
      code: 'schedule_at',
      message: expect.stringMatching(message) as string,
    });
});

it('schedules take-away like delivery, and stores the time in UTC [D-20]', async () => {
  await fixture.setStore('schedule_order = true');
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const body = fixture.bodyFor(10.5, { schedule_at: '2026-11-21 19:30:00' });
  const { orderId } = (await fixture.order(guest, body)).model;
  const { model } = await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, guest);
  expect(model).toMatchObject({ orderType: 'take_away', scheduledAt: '2026-11-21T15:30:00.000Z' });
});

it('refuses a schedule where the store takes none', async () => {
  expect((await scheduled('2026-11-21 20:00:00')).errors[0]).toMatchObject({ code: 'schedule_at' });
});

it('asks for a time when the store has closed and takes scheduled orders [D-16] [F-24]', async () => {
  await fixture.setStore('schedule_order = true');
  await openOnSaturdays();
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  fixture.shop.at(new Date('2026-11-21T10:00:01Z'));
  expect((await fixture.order(guest, fixture.bodyFor(10.5))).errors[0]).toMatchObject({
    code: 'store_closed',
    message: expect.stringMatching(/choose a time/) as string,
  });
  const later = fixture.bodyFor(10.5, { schedule_at: '2026-11-21 20:00:00' });
  expect((await fixture.order(guest, later)).status).toBe(200);
});

it('checks the hours and days of each item at the scheduled time [D-12] [D-16]', async () => {
  await fixture.setStore('schedule_order = true');
  const refusal = async (at: string) => (await scheduled(at)).errors[0];
  await fixture.setItem(`available_from = '18:00', available_to = '23:00'`, fixture.goods.plain);
  expect(await refusal('2026-11-21 16:00:00')).toMatchObject({ code: 'changed', reason: 'not_available' });
  expect(await refusal('2026-11-21 19:00:00')).toBeUndefined();
  await fixture.setItem(
    `available_from = NULL, available_to = NULL, campaign = true, campaign_starts_on = '2026-11-20',
     campaign_ends_on = '2026-11-22'`,
    fixture.goods.plain,
  );
  expect(await refusal('2026-11-22 23:59:00')).toBeUndefined();
  expect(await refusal('2026-11-23 00:01:00')).toMatchObject({ code: 'changed', reason: 'gone' });
});
