import type { RemotePages } from '@shop/federation';
// Its texts load together with the code.
import './messages';

/** Page of the manifest → its code, in a chunk of the same name. */
export const routes: RemotePages = {
  'checkout-page': () => import(/* webpackChunkName: "checkout-page" */ './pages/checkout/checkout-page'),
  'order-confirmed-page': () =>
    import(/* webpackChunkName: "order-confirmed-page" */ './pages/order-confirmed/order-confirmed-page'),
  'lists-page': () => import(/* webpackChunkName: "lists-page" */ './pages/lists/lists-page'),
  'together-page': () => import(/* webpackChunkName: "together-page" */ './pages/together/together-page'),
  'rental-checkout-page': () =>
    import(/* webpackChunkName: "rental-checkout-page" */ './pages/rental-checkout/rental-checkout-page'),
  'send-parcel-page': () => import(/* webpackChunkName: "send-parcel-page" */ './pages/parcel/parcel-page'),
  'trip-confirmed-page': () =>
    import(/* webpackChunkName: "trip-confirmed-page" */ './pages/trip-confirmed/trip-confirmed-page'),
};
