import { adding } from '../../testing/goods';
import { harbour, orderDeskForTests } from '../../testing/order-desk';
import { changeSettings } from '../../testing/switches';

const desk = orderDeskForTests({ faults: true });
const delivery = { order_type: 'delivery', address: 'Net Square 1', ...harbour } as const;

it.each([
  ['home_delivery_status', delivery],
  ['takeaway_status', {}],
])('keeps to the ways in which the shop serves at all: %s', async (setting, rest) => {
  await changeSettings(desk.shop, { [setting]: 0 });
  const guest = await desk.buyer(adding(desk.goods.plain));
  const refused = await desk.order(guest, desk.bodyFor(10.5, rest));
  await changeSettings(desk.shop, { [setting]: 1 });
  expect(refused).toMatchObject({ status: 403, errors: [{ code: 'order_type' }] });
});

it('takes no schedule where the shop takes none', async () => {
  await desk.setStore('schedule_order = true');
  await changeSettings(desk.shop, { schedule_order: false });
  const guest = await desk.buyer(adding(desk.goods.plain));
  const body = desk.bodyFor(10.5, { schedule_at: '2026-11-21 20:00:00' });
  const refused = await desk.order(guest, body);
  await changeSettings(desk.shop, { schedule_order: true });
  expect(refused.errors[0]?.code).toBe('schedule_at');
  expect((await desk.order(guest, body)).status).toBe(200);
});
