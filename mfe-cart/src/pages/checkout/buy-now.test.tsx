import { itemDetails, placeOrder, runningOrders, type PlaceOrderBody } from '@shop/contract';
import { useNavigate } from '@shop/router';
import { anItem, refused } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { goToReview, forgetAll, openCheckout as open, getPlaceButton } from './open-checkout.fixture';

beforeEach(forgetAll);

/** The link to the checkout, and the browser's Back. */
function Navigation() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/checkout?page=buy_now')}>Buy it</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

describe('one item without the cart', () => {
  const dish = anItem({ id: 7, price: 3_000 });
  const buying = (savedPurchase: unknown, page = 'buy_now', token: string | null = null) => {
    sessionStorage.setItem(
      'buy-now',
      typeof savedPurchase === 'string' ? savedPurchase : JSON.stringify(savedPurchase),
    );
    return open({
      address: `/checkout?page=${page}`,
      session: { token },
      setUpApi: (api) => api.respond(itemDetails, dish),
    });
  };
  const purchase = {
    itemId: 7,
    campaign: false,
    choice: { variation: null, options: [], addOns: [] },
    quantity: 2,
  };

  it('is ordered at its current price, and the cart stays [ROUTE-02] [STATE-10] [D-20]', async () => {
    const { user, api, address } = buying(purchase);
    await goToReview(user);
    await user.click(await getPlaceButton());
    await waitFor(() => expect(address()).toContain('/order-confirmed'));
    const body = api.calls(placeOrder)[0]?.body as PlaceOrderBody;
    expect(body.is_buy_now).toBe(1);
    expect(JSON.parse(body.cart ?? '')).toMatchObject([
      { item_id: 7, item_type: 'App\\Models\\Item', model: 'Item', quantity: 2, price: 30 },
    ]);
    expect(sessionStorage.getItem('buy-now')).toBeNull();
  });

  it('is followed by a confirmation from which Back leads to the item [D-21] [X-06]', async () => {
    sessionStorage.setItem('buy-now', JSON.stringify(purchase));
    const { user, address } = open({
      address: '/product/7',
      path: '*',
      beside: <Navigation />,
      setUpApi: (api) => api.respond(itemDetails, dish),
    });
    await user.click(screen.getByRole('button', { name: 'Buy it' }));
    await goToReview(user);
    await user.click(await getPlaceButton());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Checkout' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/product/7'));
  });

  it('is ordered again by a guest only when told to, where the backend tells guests nothing [D-21] [F-28]', async () => {
    sessionStorage.setItem('buy-now', JSON.stringify(purchase));
    const { user, api, address } = open({
      address: '/checkout?page=buy_now',
      session: { capabilities: [] },
      beside: <Toaster closeLabel="Close" />,
      setUpApi: (fake) => {
        fake.respond(itemDetails, dish);
        fake.respond(placeOrder, () => Promise.reject(new TypeError('connection reset')));
        fake.respond(runningOrders, () => {
          throw refused(401, 'Unauthorized');
        });
      },
    });
    await goToReview(user);
    for (let times = 0; times < 2; times += 1) {
      await user.click(await getPlaceButton());
      expect(await screen.findByText(/ask the shop before you place it again/)).toBeVisible();
      await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
    }
    expect(api.calls(placeOrder)).toHaveLength(1);
    api.respond(placeOrder, { orderId: 8, message: '', total: null, payAt: null, paymentId: null });
    await user.click(screen.getByRole('button', { name: 'Place it again anyway' }));
    await waitFor(() => expect(address()).toContain('order_id=8'));
  });

  it('is read as a campaign’s item where it is one [CALL-10] [STATE-10]', async () => {
    const { api } = buying({ ...purchase, campaign: true }, 'campaign', 'token');
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(api.calls(itemDetails)).toEqual([{ params: { id: 7 }, query: { campaign: true } }]);
  });

  it.each([
    ['nothing', 'null'],
    ['something strange', '{"itemId":"7"}'],
    ['no JSON', '{'],
  ])('links to the shop when %s is stored [F-32]', async (_case, savedPurchase) => {
    buying(savedPurchase);
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });
});
