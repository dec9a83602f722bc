import {
  addToCart,
  itemDetails,
  itemReviews,
  orderDetails,
  storeDetails,
  submitItemReview,
  type ItemReviewBody,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { newCustomer, getScopeIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { moveOrder } from '../orders/order-progress';

const fixture = createOrderFixture();

/** A customer with an order of two items, delivered or in another status. */
async function bought(status: 'delivered' | 'pending' | 'canceled' = 'delivered') {
  const { shop, goods } = fixture;
  const customer = await newCustomer(shop);
  const hot = { variation: [{ name: 'Heat', values: { label: ['Hot'] } }] };
  for (const body of [adding(goods.plain), adding(goods.dish, 1, hot)])
    await shop.send(addToCart, { body }, customer);
  const { orderId } = (await fixture.order(customer, fixture.bodyFor(0, { accept_changes: true }))).model;
  if (status !== 'pending') await moveOrder(shop.database, orderId, status, testNow);
  return { customer, orderId };
}
const submit = (visitor: Visitor, orderId: number, rest: Partial<ItemReviewBody> = {}) =>
  fixture.shop.send(
    submitItemReview,
    { body: { order_id: orderId, item_id: fixture.goods.plain, rating: 4.5, comment: 'Good', ...rest } },
    visitor,
  );
const itemNow = async () => {
  const details = await fixture.shop.send(
    itemDetails,
    { params: { id: fixture.goods.plain } },
    await getScopeIn(fixture.shop),
  );
  return [details.model.averageRating, details.model.ratingCount];
};

it('is shown on the item at once, and counts for the item and its store [D-24] [X-07]', async () => {
  const { customer, orderId } = await bought();
  const store = () => fixture.shop.send(storeDetails, { params: { id: fixture.goods.storeId } });
  const before = (await store()).model;
  expect(await itemNow()).toEqual([0, 0]);
  expect((await submit(customer, orderId)).model).toBe('Thank you for your review.');
  const { model } = await fixture.shop.send(itemReviews, { params: { id: fixture.goods.plain } });
  expect(model.entries).toMatchObject([{ rating: 4.5, comment: 'Good' }]);
  expect(model.summary).toEqual({ average: 4.5, count: 1, histogram: [0, 0, 0, 0, 1] });
  const second = await bought();
  await submit(second.customer, second.orderId, { rating: 2 });
  expect(await itemNow()).toEqual([3.25, 2]);
  const after = (await store()).model;
  expect(after.ratingCount).toBe(before.ratingCount + 2);
  const stars = before.averageRating * before.ratingCount + 6.5;
  expect(after.averageRating).toBeCloseTo(stars / after.ratingCount, 1);
});

it('is returned with its order line [D-24]', async () => {
  const { customer, orderId } = await bought();
  await submit(customer, orderId, { rating: 3.5, comment: 'A <b>bit</b> dry & 5 < 6' });
  const { model } = await fixture.shop.send(orderDetails, { query: { order_id: orderId } }, customer);
  expect(model.map(({ itemId, review }) => [itemId, review])).toEqual([
    [fixture.goods.plain, { rating: 3.5, comment: 'A <b>bit</b> dry & 5 < 6' }],
    [fixture.goods.dish, null],
  ]);
});

it('is accepted once for each item of an order, also in concurrent requests [D-24] [X-07]', async () => {
  const { customer, orderId } = await bought();
  const before = await itemNow();
  const responses = await Promise.all([1, 2, 3].map(() => submit(customer, orderId)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await submit(customer, orderId)).errors).toEqual([
    { code: 'reviewed', message: 'You have reviewed this already.' },
  ]);
  expect((await itemNow())[1]).toBe((before[1] ?? 0) + 1);
  expect((await submit(customer, orderId, { item_id: fixture.goods.dish })).status).toBe(200);
});

it.each(['pending', 'canceled'] as const)('is refused while the order is %s [D-24]', async (status) => {
  const { customer, orderId } = await bought(status);
  expect(await submit(customer, orderId)).toMatchObject({
    status: 409,
    errors: [{ code: 'not_delivered', message: 'You can review once the order has been delivered.' }],
  });
});

it("is refused for another's order, and for items that are not part of it [D-24] [F-46]", async () => {
  const { customer, orderId } = await bought();
  expect((await submit(await newCustomer(fixture.shop), orderId)).status).toBe(404);
  expect(await submit(customer, orderId, { item_id: fixture.goods.elsewhere })).toMatchObject({
    status: 404,
    errors: [{ message: 'This item is not part of the order.' }],
  });
});

it('is refused with a message where the store takes none [ERR-11]', async () => {
  const { customer, orderId } = await bought();
  await fixture.setStore('takes_reviews = false');
  expect(await submit(customer, orderId)).toMatchObject({
    status: 403,
    errors: [{ message: 'this store is not having any review plan' }],
  });
  await fixture.setStore('takes_reviews = true');
});

it.each([
  ['more than five stars', { rating: 5.5 }, 'rating'],
  ['less than one', { rating: 0.5 }, 'rating'],
  ['a third of a star', { rating: 3.3 }, 'rating'],
  ['too long a comment', { comment: 'x'.repeat(2_001) }, 'comment'],
])('is refused with %s [D-24]', async (_case, rest, code) => {
  const { customer, orderId } = await bought();
  expect(await submit(customer, orderId, rest)).toMatchObject({ status: 403, errors: [{ code }] });
});
