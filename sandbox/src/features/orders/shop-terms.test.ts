import { trackOrder } from '@shop/contract';
import { adding } from '../../testing/goods';
import { harbour, createOrderFixture } from '../../testing/order-fixture';
import { changeSettings } from '../../testing/switches';

const fixture = createOrderFixture({ faults: true });
const delivery = { order_type: 'delivery', address: 'Net Square 1', ...harbour } as const;

it.each([
  ['home_delivery_status', delivery],
  ['takeaway_status', {}],
])('refuses what the shop does not offer: %s', async (setting, rest) => {
  await changeSettings(fixture.shop, { [setting]: 0 });
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const refused = await fixture.order(guest, fixture.bodyFor(10.5, rest));
  await changeSettings(fixture.shop, { [setting]: 1 });
  expect(refused).toMatchObject({ status: 403, errors: [{ code: 'order_type' }] });
});

it('adds the shop’s additional charge, and packaging where requested, to the total [BIZ-26]', async () => {
  const charge = { additional_charge_status: 1, additional_charge: 1.5 };
  await changeSettings(fixture.shop, charge);
  await fixture.setStore('packaging_charge = 40');
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const packed = { extra_packaging_amount: 0.4 };
  const refused = await fixture.order(guest, fixture.bodyFor(10.5, packed));
  expect(refused.errors[0]).toMatchObject({
    reason: 'total',
    additional_charge: 1.5,
    extra_packaging_amount: 0.4,
    total: 12.4,
  });
  const { orderId, total } = (await fixture.order(guest, fixture.bodyFor(12.4, packed))).model;
  await changeSettings(fixture.shop, { additional_charge_status: 0 });
  await fixture.setStore('packaging_charge = 0');
  expect(total).toBe(12.4);
  const { wire, model } = await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, guest);
  expect(wire).toMatchObject({ additional_charge: 1.5, extra_packaging_amount: 0.4, order_amount: 12.4 });
  expect(model.totals.charges).toMatchObject([
    { kind: 'service', amount: 150 },
    { kind: 'packaging', amount: 40 },
  ]);
});

it('charges packaging only on request, at the store’s own price [BIZ-26]', async () => {
  await fixture.setStore('packaging_charge = 40');
  const unasked = await fixture.buyer(adding(fixture.goods.plain));
  expect((await fixture.order(unasked, fixture.bodyFor(10.5))).model.total).toBe(10.5);
  const cheaper = await fixture.buyer(adding(fixture.goods.plain));
  const { errors } = await fixture.order(cheaper, fixture.bodyFor(10.6, { extra_packaging_amount: 0.1 }));
  expect(errors[0]).toMatchObject({ reason: 'total', extra_packaging_amount: 0.4, total: 10.9 });
  await fixture.setStore('packaging_charge = 0');
  const other = await fixture.buyer(adding(fixture.goods.plain));
  const none = await fixture.order(other, fixture.bodyFor(10.5, { extra_packaging_amount: 5 }));
  expect(none.model.total).toBe(10.5);
});

it('refuses a schedule where the shop takes none', async () => {
  await fixture.setStore('schedule_order = true');
  await changeSettings(fixture.shop, { schedule_order: false });
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const body = fixture.bodyFor(10.5, { schedule_at: '2026-11-21 20:00:00' });
  const refused = await fixture.order(guest, body);
  await changeSettings(fixture.shop, { schedule_order: true });
  expect(refused.errors[0]?.code).toBe('schedule_at');
  expect((await fixture.order(guest, body)).status).toBe(200);
});
