import { cartList, rentalCart } from '@shop/contract';
import type { ComponentType } from 'react';
import {
  aChoice,
  aLine,
  anItem,
  aRentalCart,
  aTripPlan,
  aVehicle,
  preloaded,
  renderOnServer,
} from '@shop/testing';
import { offers } from './offers.manifest';
import { routes } from './routes';
import { routes as manifest } from './routes.manifest';
import { slots } from './slots';

const texts: Record<string, string> = {
  'checkout-page': 'Checkout',
  'order-confirmed-page': 'Your order',
  'lists-page': 'Shopping lists',
  'together-page': 'Order together',
  'rental-checkout-page': 'Book your trip',
  'trip-confirmed-page': 'Your trip',
  'send-parcel-page': 'Send a parcel',
};

it.each(manifest.map(({ page }) => page))('renders %s in plain Node', async (name) => {
  const page = await routes[name]?.();
  if (!page) throw new Error(`${name} is in the manifest, but not in the routes`);
  expect(await renderOnServer(<page.Page />)).toContain(texts[name]);
});

const props: Record<string, object> = {
  'cart-button': {},
  'cart-count': {},
  'add-to-cart': { item: anItem(), choice: aChoice(), quantity: 1 },
  'quick-add': { item: anItem() },
  'rental-cart-button': {},
  'rental-cart-count': {},
  'rent-vehicle': { vehicle: aVehicle(), plan: aTripPlan(), onPlanWanted: () => undefined },
};

/** Its code is loaded in the browser only: the server does not know the cart. */
const inBrowsersOnly = 'cart-bar';

it.each(offers.slots.filter((slot) => slot !== inBrowsersOnly))(
  'renders slot %s in plain Node',
  async (name) => {
    const module = await slots[name]?.();
    if (!module) throw new Error(`${name} is offered, but not in the door`);
    // Each component gets the props of its own slot, from the table above.
    const Component = module.default as ComponentType<object>;
    const session = { guestId: 'g', restored: true };
    const html = await renderOnServer(
      <Component {...props[name]} />,
      [preloaded(cartList, {}, [aLine({ quantity: 4 })]), preloaded(rentalCart, {}, aRentalCart())],
      {
        session,
      },
    );
    expect(html).toMatch(name.endsWith('-count') ? /<span role="img"/ : /<button/);
  },
);

it('renders no cart bar in plain Node, where the cart is unknown', async () => {
  const module = await slots[inBrowsersOnly]?.();
  const Bar = module?.default as ComponentType<object>;
  expect(await renderOnServer(<Bar />)).toBe('');
});
