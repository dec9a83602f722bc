import { customerInfo, pointTransactions, transferPoints } from '@shop/contract';
import type { PointMovement } from '@shop/domain';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { customerWith, getWallet } from '../../testing/paying';
import { changeSettings } from '../../testing/switches';
import { testNow } from '../../testing/test-clock';
import { movePoints } from './points';

const fixture = createOrderFixture({ faults: true });
const settings = {
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_minimum_point: 200,
};
beforeEach(() => changeSettings(fixture.shop, settings));

async function createCustomer(points: number) {
  const customer = await customerWith(fixture, 0);
  const gift = { kind: 'gift', points, reference: '' } as const;
  await movePoints(fixture.shop.database, customer.id, gift, testNow);
  return customer;
}
const transfer = (visitor: Visitor, point: unknown) =>
  fixture.shop.send(transferPoints, { body: { point: point as number } }, visitor); // whatever a stranger sends
const getPoints = async (visitor: Visitor) =>
  (await fixture.shop.send(customerInfo, {}, visitor)).model.loyaltyPoints;
const history = async (visitor: Visitor, query = {}) =>
  (await fixture.shop.send(pointTransactions, { query }, visitor)).model;
const getLine = ({ kind, points, balance }: PointMovement) => [kind, points, balance];

it('converts points into money of the wallet, and records both [D-28] [ERR-01]', async () => {
  const customer = await createCustomer(1280);
  const response = await transfer(customer, 500);
  expect([response.status, response.model]).toEqual([200, 'Point to wallet transfer successfully.']);
  expect(await getPoints(customer)).toBe(780);
  expect(await getWallet(fixture, customer.id)).toEqual({ balance: 500, sum: 500, movements: 1 });
  const { entries } = await history(customer);
  expect(entries.map(getLine)).toEqual([
    ['point_to_wallet', -500, 780],
    ['gift', 1280, 1280],
  ]);
});

it.each([
  ['too few', 199, 'At least 200 points can be converted at once.'],
  ['more than there are', 1281, 'You have only 1,280 points.'],
  ['none', 0, 'Please enter how many points.'],
  ['fewer than none', -500, 'Please enter how many points.'],
  ['half a point', 200.5, 'Points are whole numbers.'],
  ['more than anybody has', 1e15, 'That is more than anybody can have.'],
  ['nothing', undefined, 'Please enter how many points.'],
])('refuses %s at the field, and moves nothing [F-45] [D-28]', async (_case, point, message) => {
  const customer = await createCustomer(1280);
  const { status, errors } = await transfer(customer, point);
  expect([status, errors]).toEqual([403, [{ code: 'point', message }]]);
  expect(await getPoints(customer)).toBe(1280);
  expect(await getWallet(fixture, customer.id)).toEqual({ balance: 0, sum: 0, movements: 0 });
});

it('refuses points that are worth nothing, in the language of the visitor [D-28]', async () => {
  await changeSettings(fixture.shop, {
    loyalty_point_exchange_rate: 100_000,
    loyalty_point_minimum_point: 1,
  });
  const customer = await createCustomer(10);
  const { errors } = await transfer({ ...customer, language: 'ar' }, 1);
  expect(errors).toEqual([{ code: 'point', message: 'هذه النقاط أقل من أن تكون لها قيمة.' }]);
});

it('never converts more points than there are, also in concurrent requests [D-28]', async () => {
  const customer = await createCustomer(1000);
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => transfer(customer, 300)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403]);
  expect(await getPoints(customer)).toBe(100);
  expect(await getWallet(fixture, customer.id)).toEqual({ balance: 900, sum: 900, movements: 3 });
});

it.each([{ loyalty_point_status: 0 }, { customer_wallet_status: 0 }])(
  'converts nothing where the shop has none of it: %j [HEAD-10]',
  async (off) => {
    await changeSettings(fixture.shop, off);
    const customer = await createCustomer(1000);
    expect((await transfer(customer, 500)).errors[0]).toMatchObject({ code: 'loyalty' });
    expect(await getPoints(customer)).toBe(1000);
  },
);

it('returns its history in pages, the latest first, only to its customer [D-28] [F-46]', async () => {
  const customer = await createCustomer(100);
  for (let index = 0; index < 11; index += 1) {
    const earned = { kind: 'order_place', points: 10, reference: `t${customer.id}-${index}` } as const;
    await movePoints(fixture.shop.database, customer.id, earned, testNow);
  }
  const first = await history(customer, { limit: 10, offset: 1 });
  expect([first.total, first.entries.length, first.entries[0]?.balance]).toEqual([12, 10, 210]);
  const second = await history(customer, { limit: 10, offset: 2 });
  expect(second.entries.map(getLine)).toEqual([
    ['order_place', 10, 110],
    ['gift', 100, 100],
  ]);
  const stranger = await customerWith(fixture, 0);
  expect(await history(stranger)).toMatchObject({ total: 0, entries: [] });
});
