import { placeOrder, zoneOf } from '@shop/contract';
import type { Zone } from '@shop/domain';
import { aStore, aZone, Refusal } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { forgetAll, getPlaceButton, goToReview, openCheckout } from './open-checkout.fixture';

beforeEach(forgetAll);

const total = async () => (await screen.findAllByTestId('order-total'))[0]?.textContent;
const answer = { zoneIds: [1], zones: [aZone()] };

it('shows no fee and no total before the zone is known, and places nothing until then [D-16] [F-24]', async () => {
  let arrive!: (zones: { zoneIds: number[]; zones: Zone[] }) => void; // assigned synchronously by the executor
  const slow = new Promise<typeof answer>((resolve) => (arrive = resolve));
  const { user, api } = openCheckout({
    store: aStore(),
    setUpApi: (fake) => fake.respond(zoneOf, () => slow),
  });
  await goToReview(user);
  expect(await total()).toBe('–');
  expect(screen.queryByText('Free')).toBeNull();
  expect(screen.getAllByText('updating …')[0]).toBeInTheDocument();
  expect(await getPlaceButton()).toBeDisabled();
  arrive(answer);
  await waitFor(async () => expect(await total()).toMatch(/^\$2\d\.\d\d$/));
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  expect(api.calls(placeOrder)).toEqual([]);
});

it('says that the fee could not be loaded, and loads it again [F-24] [F-26]', async () => {
  let isDown = true;
  const { user } = openCheckout({
    store: aStore(),
    setUpApi: (fake) =>
      fake.respond(zoneOf, () => {
        if (isDown) throw new Refusal(500, {});
        return answer;
      }),
  });
  await goToReview(user);
  expect(await screen.findByText(/The delivery fee could not be loaded/)).toBeVisible();
  expect(await total()).toBe('–');
  expect(await getPlaceButton()).toBeDisabled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  expect(await total()).toMatch(/^\$2\d\.\d\d$/);
});

it('needs no zone for take away [BIZ-34]', async () => {
  const { user } = openCheckout({
    store: aStore({ takeAway: true }),
    setUpApi: (fake) =>
      fake.respond(zoneOf, () => {
        throw new Refusal(500, {});
      }),
  });
  await user.click(await screen.findByRole('radio', { name: /Take away/ }));
  await waitFor(async () => expect(await total()).toMatch(/^\$2\d\.\d\d$/));
});
