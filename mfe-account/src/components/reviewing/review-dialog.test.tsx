import { orderDetails, submitCourierReview, submitItemReview, trackOrder } from '@shop/contract';
import type { Order, OrderLine } from '@shop/domain';
import { anOrder, anOrderLine, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { isReviewable, getReviewed } from './review-order';
import { ReviewDialog } from './review-dialog';

const courier = { id: 4, name: 'Omar Aziz', phone: '', imageUrl: null, rating: 4.6 };
const delivered = anOrder({ status: 'delivered', courier });
const naan = anOrderLine({ id: 1, itemId: 1, name: 'Naan' });
const tea = anOrderLine({ id: 2, itemId: 2, name: 'Tea' });

function open(
  { order = delivered, lines = [naan, tea] }: { order?: Order; lines?: OrderLine[] },
  answers?: TestAppOptions['setUpApi'],
) {
  const closed = jest.fn();
  const app = renderApp(
    <ReviewDialog open subjectId={order.id} entries={getReviewed(order, lines)} onClose={closed} />,
    {
      session: { token: 'token', guestId: null },
      setUpApi: (api) => {
        api.respond(submitItemReview, 'Thanks');
        api.respond(submitCourierReview, 'Thanks');
        api.respond(orderDetails, lines);
        api.respond(trackOrder, order);
        answers?.(api);
      },
    },
  );
  return { ...app, closed };
}

const stars = (name: string) => within(screen.getByRole('radiogroup', { name: `Rating of ${name}` }));

it('takes stars in halves by pointer and by keys, as radio buttons with words [D-24] [X-13]', async () => {
  const { user } = open({});
  await screen.findByRole('dialog', { name: 'How was it?' });
  const naanStars = stars('Naan');
  expect(naanStars.getAllByRole('radio')).toHaveLength(9);
  await user.click(naanStars.getByRole('radio', { name: '3.5 of 5 stars' }));
  expect(naanStars.getByRole('radio', { name: '3.5 of 5 stars' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(naanStars.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  expect(stars('Tea').queryByRole('radio', { checked: true })).toBeNull();
});

it('sends each review by itself: items and who brought it, only those with stars [D-24]', async () => {
  const { user, api, closed } = open({});
  const send = await screen.findByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription('Choose the stars for at least one.');
  await user.click(stars('Tea').getByRole('radio', { name: '5 of 5 stars' }));
  await user.type(screen.getByRole('textbox'), ' Strong and hot ');
  await user.click(stars('Omar Aziz').getByRole('radio', { name: '4.5 of 5 stars' }));
  await user.click(send);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(api.calls(submitItemReview)).toEqual([
    { body: { item_id: 2, order_id: 100_001, rating: 5, comment: 'Strong and hot' } },
  ]);
  expect(api.calls(submitCourierReview)).toEqual([
    { body: { delivery_man_id: 4, order_id: 100_001, rating: 4.5, comment: '' } },
  ]);
});

it('keeps what was sent when another is refused, and says why in the server’s words [ERR-11]', async () => {
  let hasPlan = false;
  const { user, api, closed } = open({}, (fake) =>
    fake.respond(submitItemReview, ({ body }) => {
      if (body.item_id === 1 && !hasPlan) throw refused(403, 'this store is not having any review plan');
      return 'Thanks';
    }),
  );
  await screen.findByRole('dialog');
  await user.click(stars('Naan').getByRole('radio', { name: '2 of 5 stars' }));
  await user.click(stars('Tea').getByRole('radio', { name: '5 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('this store is not having any review plan')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByText('Your rating: 5 of 5')).toBeVisible();
  hasPlan = true;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(api.calls(submitItemReview).map(({ body }) => (body as { item_id: number }).item_id)).toEqual([
    1, 2, 1,
  ]);
});

it('shows what has its review already and takes no other [D-24]', async () => {
  const reviewed = { ...naan, review: { rating: 4, comment: 'Fresh from the oven' } };
  open({ lines: [reviewed, { ...naan, id: 5 }, tea] });
  expect(await screen.findByText('Your rating: 4 of 5')).toBeVisible();
  expect(screen.getByText('Fresh from the oven')).toBeVisible();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
});

it.each([
  ['delivered with something open', delivered, [naan], true],
  ['not delivered', anOrder({ status: 'picked_up' }), [naan], false],
  [
    'all reviewed',
    { ...delivered, courierReview: { rating: 5, comment: '' } },
    [{ ...naan, review: { rating: 4, comment: '' } }],
    false,
  ],
])('may be reviewed: %s [D-24]', (_case, order, lines, may) => {
  expect(isReviewable(order, lines)).toBe(may);
});
