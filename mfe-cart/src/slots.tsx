import type { RemoteSlots } from '@shop/federation';

const asDefault = <Part,>(default_: Part) => ({ default: default_ });

/** Remote components for other apps' screens, each in a chunk of its name. */
export const slots: RemoteSlots = {
  'cart-button': () =>
    import(/* webpackChunkName: "cart-button" */ './features/cart-button/cart-button').then((part) =>
      asDefault(part.CartButton),
    ),
  'cart-bar': () =>
    import(/* webpackChunkName: "cart-bar" */ './features/cart-button/cart-bar').then((part) =>
      asDefault(part.CartBar),
    ),
  'cart-count': () =>
    import(/* webpackChunkName: "cart-count" */ './features/cart-button/cart-button').then((part) =>
      asDefault(part.CartCount),
    ),
  'add-to-cart': () =>
    import(/* webpackChunkName: "add-to-cart" */ './features/add-to-cart/add-to-cart').then((part) =>
      asDefault(part.AddToCart),
    ),
  'quick-add': () =>
    import(/* webpackChunkName: "quick-add" */ './features/add-to-cart/quick-add').then((part) =>
      asDefault(part.QuickAdd),
    ),
  'rental-cart-button': () =>
    import(/* webpackChunkName: "rental-cart-button" */ './features/rental-button/rental-cart-button').then(
      (part) => asDefault(part.RentalCartButton),
    ),
  'rental-cart-count': () =>
    import(/* webpackChunkName: "rental-cart-count" */ './features/rental-button/rental-cart-button').then(
      (part) => asDefault(part.RentalCartCount),
    ),
  'rent-vehicle': () =>
    import(/* webpackChunkName: "rent-vehicle" */ './features/rent-vehicle/rent-vehicle').then((part) =>
      asDefault(part.RentVehicle),
    ),
};
