import { applyCoupon, placeOrder, prescriptionList } from '@shop/contract';
import { aCoupon } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useCart } from '../../cart/use-cart';
import { useCartSync } from '../../cart/use-cart-sync';
import type { CheckoutDraft } from '../../ordering/draft/checkout-draft';
import { forgetAll, getPlaceButton, goToReview, openCheckout } from './open-checkout.fixture';

beforeEach(forgetAll);

/** The cart beside the checkout, as in the drawer or in another tab. */
function CartBeside() {
  const { lines } = useCart();
  const sync = useCartSync();
  return lines.map((line) => (
    <button key={line.id} onClick={() => sync.remove(line)}>
      Take out {line.item.name}
    </button>
  ));
}

const saveDraft = (draft: Partial<CheckoutDraft>) =>
  sessionStorage.setItem(
    'checkout-draft',
    JSON.stringify({ version: 1, owner: 'guest', subject: 'cart:1', draft }),
  );

it('neither shows nor sends a prescription once its item is taken out [D-20] [X-30]', async () => {
  const picture = { id: 3, url: '/p/3' };
  saveDraft({ prescriptions: [picture] });
  const { user, api, address } = openCheckout({
    lines: [{ name: 'Amoxil', prescriptionRequired: true }, { name: 'Soap' }],
    beside: <CartBeside />,
    setUpApi: (fake) => fake.respond(prescriptionList, [picture]),
  });
  await goToReview(user);
  expect(await screen.findByText('1 prescription picture')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take out Amoxil' }));
  await waitFor(() => expect(screen.queryByText('1 prescription picture')).toBeNull());
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({ prescription_ids: [] });
});

it('says beside Place Order why a coupon no longer applies [F-24] [ERR-10] [D-16]', async () => {
  const coupon = aCoupon({ code: 'FREEDROP', type: 'free_delivery', minPurchase: 3_500 });
  saveDraft({ coupon });
  const { user } = openCheckout({
    lines: [{ name: 'Naan' }, { name: 'Chai' }],
    beside: <CartBeside />,
    setUpApi: (fake) => fake.respond(applyCoupon, coupon),
  });
  await goToReview(user);
  expect(await getPlaceButton()).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Take out Chai' }));
  await waitFor(async () =>
    expect(await getPlaceButton()).toHaveAccessibleDescription(
      'Coupon FREEDROP no longer applies. To apply this coupon, the minimum purchase amount is $35.00 ($15.00 more to use it). Add more',
    ),
  );
  expect(await getPlaceButton()).toBeEnabled();
});
