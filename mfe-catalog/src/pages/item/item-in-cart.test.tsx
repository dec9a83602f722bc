import { itemDetails } from '@shop/contract';
import type { CartLine, Item } from '@shop/domain';
import type { InCart, SlotProps } from '@shop/federation';
import { useLocation, useNavigate } from '@shop/router';
import { aFoodVariation, aLine, anItem, aStoreDiscount, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Page } from './item-page';

type BuyProps = SlotProps['add-to-cart'];

/** The page with a fake of mfe-cart's buttons; `findLine` tells what of the item is in the cart. */
function open(item: Partial<Item>, findLine: (props: BuyProps) => InCart | null, cart: CartLine[] = []) {
  let last: BuyProps | null = null;
  const Buttons = (props: BuyProps) => {
    const { onInCart } = props;
    const line = findLine(props);
    useEffect(() => {
      last = props;
      onInCart?.(line);
    });
    return <button>Update To Cart</button>;
  };
  const app = renderApp(<Page />, {
    path: '/product/:id',
    address: '/product/1',
    cart,
    slots: { 'add-to-cart': Buttons },
    setUpApi: (api) => api.respond(itemDetails, anItem(item)),
  });
  return { ...app, last: () => last };
}

/** The item's page, elsewhere the browser's Back. */
function ItemOrBack() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname === '/checkout/now') return <button onClick={() => void navigate(-1)}>Back</button>;
  return <Page />;
}

const quantity = () => screen.findByRole('group', { name: 'Quantity' });
const press = (name: string) => screen.getByRole('button', { name });

it('starts with as many as are in the cart, and the last piece comes out by the bin [X-15] [STATE-13]', async () => {
  const remove = jest.fn();
  const line = { id: 4, quantity: 2, remove };
  const { user, last } = open({ price: 1_000 }, () => line);
  expect(await quantity()).toHaveTextContent('02');
  expect(screen.getByText('Total amount').parentElement).toHaveTextContent('$20.00');
  await user.click(press('One less'));
  expect(last()).toMatchObject({ quantity: 1 });
  await user.click(press('Take Chicken Karahi out of the cart'));
  expect(remove).toHaveBeenCalledTimes(1);
});

it('shows the same price of one in the heading as in the total, once it is in the cart [ITEM-14] [BIZ-28]', async () => {
  const storeDiscount = aStoreDiscount({ minPurchase: 0, maxDiscount: 500 });
  const own = { price: 2_500, storeDiscountPercent: 20, storeDiscount };
  // It has the whole maximum of the discount already, so another one would have none.
  const line = aLine({ id: 4, item: anItem(own) });
  open(own, () => ({ id: 4, quantity: 1, remove: () => undefined }), [line]);
  await quantity();
  expect(screen.getByText('Total amount').parentElement).toHaveTextContent('$20.00');
  expect(screen.getAllByText('$20.00')).toHaveLength(2);
});

it('says its rating as it is shown [BIZ-14]', async () => {
  open({ averageRating: 4.05, ratingCount: 12 }, () => null);
  expect(await screen.findByText('4.1')).toBeVisible();
  expect(screen.getByText('Rated 4.1 of 5 by 12')).toBeInTheDocument();
});

it('keeps what was chosen for coming back from the checkout [X-03]', async () => {
  const Buttons = ({ quantity, choice }: BuyProps) => {
    const navigate = useNavigate();
    return (
      <button onClick={() => void navigate('/checkout/now')}>
        Buy {quantity} {choice.options[0]?.labels[0]}
      </button>
    );
  };
  const { user } = renderApp(<ItemOrBack />, {
    path: '/:page/:id',
    address: '/product/1',
    slots: { 'add-to-cart': Buttons },
    setUpApi: (api) => api.respond(itemDetails, anItem({ foodVariations: [aFoodVariation()] })),
  });
  await user.click(await screen.findByRole('radio', { name: /Half/ }));
  await user.click(press('One more'));
  await user.click(press('Buy 2 Half'));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Buy 2 Half' })).toBeVisible();
  expect(await quantity()).toHaveTextContent('02');
});

it('shows for each choice what of it is in the cart, else what the visitor has set [X-15] [STATE-08] [STATE-12]', async () => {
  const line = { id: 4, quantity: 3, remove: () => undefined };
  const isFull = ({ choice }: BuyProps) => choice.options[0]?.labels[0] === 'Full';
  const { user } = open({ foodVariations: [aFoodVariation()] }, (props) => (isFull(props) ? line : null));
  expect(await quantity()).toHaveTextContent('01');
  expect(press('One less')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('One more'));
  await user.click(screen.getByRole('radio', { name: /Half/ }));
  expect(await quantity()).toHaveTextContent('02');
  await user.click(screen.getByRole('radio', { name: /Full/ }));
  expect(await quantity()).toHaveTextContent('03');
  await user.click(press('One more'));
  expect(await quantity()).toHaveTextContent('04');
  await user.click(screen.getByRole('radio', { name: /Half/ }));
  expect(await quantity()).toHaveTextContent('01');
});
