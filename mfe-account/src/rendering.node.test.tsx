import { aCustomer, anAddress, renderOnServer } from '@shop/testing';
import AccountNavigation from './features/account-navigation/account-navigation';
import ChatButton from './features/chat-button/chat-button';
import DeliveryDetails from './features/delivery-details/delivery-details';
import DeliveryMap from './features/delivery-map/delivery-map';
import MapPicker from './features/map-picker/map-picker';
import StoreMap from './features/store-map/store-map';
import { Page as Coupons } from './pages/coupons/coupons-page';
import { Page as LoyaltyPoints } from './pages/loyalty-points/loyalty-points-page';
import { Page as ReferralCode } from './pages/referral-code/referral-code-page';
import { Page as Inbox } from './pages/inbox/inbox-page';
import { Page as MyOrders } from './pages/my-orders/my-orders-page';
import { ProfileForm } from './pages/profile-settings/profile-form';
import { Page as MyTrips } from './pages/my-trips/my-trips-page';
import { Page as TrackTrip } from './pages/track-trip/track-trip-page';
import { Page as TripDetails } from './pages/trip-details/trip-details-page';
import { Page as ProfileSettings } from './pages/profile-settings/profile-settings-page';
import { Page as OrderDetails } from './pages/order-details/order-details-page';
import { Page as OrderInvoice } from './pages/order-invoice/order-invoice-page';
import OrderProgress from './features/order-progress/order-progress';
import OrderNews from './features/order-news/order-news';
import { Page as Settings } from './pages/settings/settings-page';
import { Page as Wallet } from './pages/wallet/wallet-page';
import { Page } from './pages/track-order/track-order-page';
import WishlistButton from './features/wishlist-button/wishlist-button';
import FavouriteToggle from './features/favourite-toggle/favourite-toggle';

const nothing = () => {};
const point = { latitude: 1, longitude: 2 };

it.each([
  ['en', 'Track Order'],
  ['ur', 'آرڈر ٹریک کریں'],
  ['ar', 'تتبّع الطلب'],
] as const)('renders the tracking page without a browser in %s', async (language, title) => {
  expect(await renderOnServer(<Page />, [], { language })).toContain(title);
});

it('renders the profile page without a browser', async () => {
  const session = { expectsCustomer: true };
  expect(await renderOnServer(<ProfileSettings />, [], { session })).toContain('Saved Addresses');
  const lists = await renderOnServer(<ProfileSettings />, [], { session, address: '/profile?page=lists' });
  expect(lists).toMatch(/<h1[^>]*>Shopping lists/);
  expect(lists).not.toContain('Saved Addresses');
  expect(await renderOnServer(<ProfileForm customer={aCustomer()} />)).toContain('value="Sara Ahmed"');
});

it('renders the pages of orders without a browser', async () => {
  const session = { expectsCustomer: true };
  expect(await renderOnServer(<MyOrders />, [], { session })).toContain('My Orders');
  const address = '/profile?page=my-orders&order_id=7';
  expect(await renderOnServer(<OrderDetails />, [], { session, address })).toContain('Order details');
  expect(await renderOnServer(<OrderInvoice />)).toContain('Order not found');
  const inbox = '/profile?page=inbox&conversation=7';
  expect(await renderOnServer(<Inbox />, [], { session, address: inbox })).toContain('Messages');
});

it('renders the pages of trips without a browser', async () => {
  const session = { expectsCustomer: true };
  expect(await renderOnServer(<MyTrips />, [], { session })).toContain('My Trips');
  const address = '/profile?page=my-trips&trip_id=7';
  expect(await renderOnServer(<TripDetails />, [], { session, address })).toContain('Trip details');
  expect(await renderOnServer(<TrackTrip />, [], { language: 'ar' })).toContain('تتبّع الرحلة');
});

it('renders the pages of points, coupons and the referral code without a browser', async () => {
  const session = { expectsCustomer: true };
  expect(await renderOnServer(<LoyaltyPoints />, [], { session })).toContain('Loyalty Points');
  expect(await renderOnServer(<ReferralCode />, [], { session })).toContain('Referral Code');
  expect(await renderOnServer(<Coupons />, [], { session })).toContain('Coupons');
});

it('renders the settings without a browser', async () => {
  const session = { expectsCustomer: true };
  expect(await renderOnServer(<Settings />, [], { session })).toContain('Delete account');
  const address = '/profile?page=settings&tab=updates';
  expect(await renderOnServer(<Settings />, [], { session, address })).toContain('Settings');
  expect(await renderOnServer(<OrderNews />)).not.toContain('role');
});

it('renders the wallet without a browser, and the message where there is none', async () => {
  const session = { expectsCustomer: true };
  const page = await renderOnServer(<Wallet />, [], { session });
  for (const text of ['Wallet balance', 'Transaction history']) expect(page).toContain(text);
  const off = await renderOnServer(<Wallet />, [], { session, config: { wallet: false } });
  expect(off).toContain('There are no wallets');
});

it('renders the slots without a browser', async () => {
  const details = (
    <DeliveryDetails orderType="delivery" storeZoneId={1} value={anAddress()} onChange={nothing} />
  );
  expect(await renderOnServer(details)).toContain('<div');
  expect(await renderOnServer(details, [], { session: { restored: true } })).toContain('Sara Ahmed');
  expect(await renderOnServer(<StoreMap storeName="Dhaba" address="" position={point} />)).toContain(
    'View on map',
  );
  expect(await renderOnServer(<DeliveryMap destination={{ position: point, name: 'Home' }} />)).toContain(
    '<div',
  );
  expect(await renderOnServer(<OrderProgress orderId={7} phone="" />)).not.toContain('role');
  expect(await renderOnServer(<FavouriteToggle itemId={1} label="Naan" />)).toContain('Add Naan to wishlist');
  expect(await renderOnServer(<WishlistButton />)).toContain('Wishlist, 0 favourites');
  expect(await renderOnServer(<ChatButton />)).toContain('Messages');
  const session = { expectsCustomer: true };
  expect(await renderOnServer(<AccountNavigation current="lists" />, [], { session })).toMatch(
    /<nav .*aria-current="page".*Shopping Lists/i,
  );
  expect(await renderOnServer(<MapPicker value={point} onChange={nothing} />)).toContain(
    'Search for a place',
  );
});
